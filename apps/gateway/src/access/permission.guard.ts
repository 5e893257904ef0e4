import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { id, type Session } from '@plomada/contracts';
import { forbidden } from '@plomada/service-kit';
import { Access } from './access';
import { type Demand, DEMANDS } from './declared';
import { parseNamed } from '../requests/parsed';
import { PUBLIC } from './public';
import type { KnownRequest } from './session-of';

/** Lets a call through when its caller may do it, as its route declares. A route that declares nothing is for nobody. */
@Injectable()
export class PermissionGuard implements CanActivate {
  private readonly logger = new Logger(PermissionGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly access: Access,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const route = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, route)) return true;
    const demands = this.reflector.get<Demand[] | undefined>(DEMANDS, context.getHandler());
    const request = context.switchToHttp().getRequest<KnownRequest>();
    if (!demands || !request.session) {
      this.logger.error(`${request.method} ${request.path} does not say who may call it`);
      throw forbidden('FORBIDDEN');
    }
    for (const demand of demands) await this.meet(demand, request, request.session);
    return true;
  }

  private async meet(demand: Demand, request: KnownRequest, session: Session): Promise<void> {
    if (demand.of === 'platform') await this.access.toPlatform(session, demand.permission);
    if (demand.of === 'own') this.access.own(session, idIn(request, demand));
    if (demand.of === 'business')
      await this.access.toBusiness(session, idIn(request, demand), demand.permission);
    if (demand.of === 'project') {
      request.held = await this.access.toProject(session, idIn(request, demand), demand.permission);
    }
  }
}

/** The id where the demand says it is; whatever is no id is refused as such. */
function idIn(request: KnownRequest, demand: Extract<Demand, { in: unknown }>): string {
  const values: unknown = demand.in === 'path' ? request.params : request.body;
  return parseNamed(id, demand.id, (values as Record<string, unknown> | undefined)?.[demand.id]);
}
