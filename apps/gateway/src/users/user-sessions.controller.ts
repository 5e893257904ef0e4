import { Controller } from '@nestjs/common';
import { endSessions, lastSession, sessionsOf, userSessionRoutes as routes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Sessions } from '../access/sessions';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class UserSessionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
    private readonly sessions: Sessions,
  ) {}

  @Route(routes.list)
  async list({ session, params: { id: userId } }: RouteRequest<typeof routes.list>) {
    const { sessions } = await this.rpc.call(sessionsOf, { userId });
    return { sessions: sessions.map((one) => ({ ...one, current: one.id === session.sessionId })) };
  }

  @Route(routes.end)
  async end({ session, params: { id: userId }, body: { keepCurrent } }: RouteRequest<typeof routes.end>) {
    const keep = keepCurrent ? { keep: session.sessionId } : {};
    const answer = await this.rpc.call(endSessions, { userId, ...keep });
    // The events say the same to every gateway; this one need not wait for them.
    this.sessions.forgetUser(userId);
    return answer;
  }

  @Route(routes.lastSession)
  async lastSession({ session, params }: RouteRequest<typeof routes.lastSession>) {
    const isOther = params.userId !== session.user.id;
    if (isOther) await this.access.toProject(session, params.projectId, 'manageProject');
    return this.rpc.call(lastSession, params);
  }
}
