import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AccessRule, id, planId, type Session } from '@plomada/contracts';
import { forbidden } from '@plomada/service-kit';
import { z } from 'zod';
import { Access } from './access';
import type { KnownRequest } from './known-request';
import { routeOf } from './route-of';

/** Lets a call through when its caller may do it, as its contract says. A route without a contract is for nobody. */
@Injectable()
export class PermissionGuard implements CanActivate {
  private readonly logger = new Logger(PermissionGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly access: Access,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const route = routeOf(this.reflector, context);
    if (route?.access === 'public') return true;
    const request = context.switchToHttp().getRequest<KnownRequest>();
    if (!route || route.access.length === 0 || !request.session) {
      this.logger.error(`${request.method} ${request.path} does not say who may call it`);
      throw forbidden('FORBIDDEN');
    }
    for (const rule of route.access) await this.meet(rule, request, request.session);
    return true;
  }

  private async meet(rule: AccessRule, request: KnownRequest, session: Session): Promise<void> {
    if (rule.of === 'platform') await this.access.toPlatform(session, rule.permission);
    if (rule.of === 'own') this.access.own(session, idIn(request, rule));
    if (rule.of === 'business') await this.access.toBusiness(session, idIn(request, rule), rule.permission);
    if (rule.of === 'project') {
      request.granted = await this.access.toProject(session, idIn(request, rule), rule.permission);
    }
    if (rule.of === 'plan') {
      request.granted = await this.access.toPlan(session, idIn(request, rule), rule.permission);
    }
  }
}

/** The id where the rule says it is; whatever is no id is refused under its name. */
function idIn(request: KnownRequest, rule: Extract<AccessRule, { in: unknown }>): string {
  const values: unknown = rule.in === 'path' ? request.params : request.body;
  return z.object({ [rule.id]: rule.of === 'plan' ? planId : id }).parse(values ?? {})[rule.id] as string;
}
