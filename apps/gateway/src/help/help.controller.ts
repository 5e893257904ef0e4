import { randomUUID } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { helpRoutes as routes, projectSummary, sendMail } from '@plomada/contracts';
import { projectOfPlan } from '@plomada/domain';
import { CONFIG, notFound, RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import type { GatewayConfig } from '../config';
import { ALL_SUPPORT, PER_ADDRESS_PUBLIC, PER_USER_SUPPORT, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** Where help leads on from the product's own pages. */
@Controller('api')
export class HelpController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Route(routes.settings)
  async settings({ address }: RouteRequest<typeof routes.settings>) {
    await this.limiter.count(PER_ADDRESS_PUBLIC, address);
    const { HELP_URL, SUPPORT_EMAIL } = this.config;
    return { desk: HELP_URL ?? null, takesRequests: SUPPORT_EMAIL !== undefined };
  }

  /** Refuses with SUPPORT_NOT_TAKEN where the operator has set no address. */
  @Route(routes.request)
  async request({ session, body }: RouteRequest<typeof routes.request>) {
    const { SUPPORT_EMAIL: to } = this.config;
    if (to === undefined) throw notFound('SUPPORT_NOT_TAKEN');
    const { projectId, ...request } = body;
    if (projectId !== undefined) await this.access.toPlan(session, projectId, 'viewProject');
    const { user } = session;
    await this.limiter.count(PER_USER_SUPPORT, user.id);
    await this.limiter.count(ALL_SUPPORT, 'all');
    const from = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
    const project = projectId === undefined ? null : await this.projectOf(projectId);
    const content = { template: 'support-request', ...request, from, project } as const;
    return this.rpc.call(sendMail, { id: randomUUID(), to, lang: user.lang, content });
  }

  private async projectOf(planId: string) {
    const {
      name,
      projectId: code,
      business,
    } = await this.rpc.call(projectSummary, {
      projectId: projectOfPlan(planId),
    });
    return { name, code, business: business.name };
  }
}
