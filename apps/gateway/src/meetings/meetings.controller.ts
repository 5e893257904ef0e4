import { Controller } from '@nestjs/common';
import {
  mailProtocol,
  meetingRoutes as routes,
  minutesOf,
  minutesOfProject,
  projectMembersOf,
  saveMinutes,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { actorOf } from '../access/actor-of';
import { PER_USER_PROTOCOLS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** The weekly meeting. */
@Controller('api')
export class MeetingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.all)
  all({ params: { project: projectId } }: RouteRequest<typeof routes.all>) {
    return this.rpc.call(minutesOfProject, { projectId });
  }

  @Route(routes.minutes)
  minutes({ params: { project: projectId, term: number }, query }: RouteRequest<typeof routes.minutes>) {
    return this.rpc.call(minutesOf, { projectId, number, ...query });
  }

  @Route(routes.save)
  save({ session, params, body, granted }: RouteRequest<typeof routes.save>) {
    const by = actorOf(session, granted.roles);
    return this.rpc.call(saveMinutes, { ...body, projectId: params.project, number: params.term, by });
  }

  @Route(routes.people)
  async people({ params: { project: projectId } }: RouteRequest<typeof routes.people>) {
    const { members } = await this.rpc.call(projectMembersOf, { projectId });
    const people = members.map(({ user: { id, firstName, lastName } }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
    }));
    return { people };
  }

  @Route(routes.mailProtocol)
  async mailProtocol({ session, params, body, granted }: RouteRequest<typeof routes.mailProtocol>) {
    await this.limiter.count(PER_USER_PROTOCOLS, session.user.id);
    const by = actorOf(session, granted.roles);
    return this.rpc.call(mailProtocol, { ...body, projectId: params.project, by });
  }
}
