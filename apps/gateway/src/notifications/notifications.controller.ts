import { Controller } from '@nestjs/common';
import {
  acceptProposal,
  heardSubjectsOf,
  noticeSettingsOf,
  noticeSettingsRoutes,
  notificationRoutes as routes,
  notificationsFor,
  propose,
  rejectProposal,
  setNoticeSettings,
  setNoticesRead,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { actorOf } from '../access/actor-of';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class NotificationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.ofProject)
  ofProject({ session, params, granted }: RouteRequest<typeof routes.ofProject>) {
    return this.rpc.call(notificationsFor, {
      projectId: params.project,
      userId: session.user.id,
      roles: granted.roles,
    });
  }

  @Route(routes.read)
  read({ session, params, body, granted }: RouteRequest<typeof routes.read>) {
    return this.rpc.call(setNoticesRead, {
      ...body,
      projectId: params.project,
      userId: session.user.id,
      roles: granted.roles,
    });
  }

  @Route(noticeSettingsRoutes.own)
  settings({ params: { id: userId } }: RouteRequest<typeof noticeSettingsRoutes.own>) {
    return this.rpc.call(noticeSettingsOf, { userId });
  }

  @Route(noticeSettingsRoutes.subjects)
  subjects({ params: { id: userId } }: RouteRequest<typeof noticeSettingsRoutes.subjects>) {
    return this.rpc.call(heardSubjectsOf, { userId });
  }

  @Route(noticeSettingsRoutes.choose)
  choose({ params: { id: userId }, body: settings }: RouteRequest<typeof noticeSettingsRoutes.choose>) {
    return this.rpc.call(setNoticeSettings, { userId, settings });
  }

  @Route(routes.propose)
  propose({ session, params, body, granted }: RouteRequest<typeof routes.propose>) {
    const actor = actorOf(session, granted.roles);
    return this.rpc.call(propose, { ...body, projectId: params.project, actor });
  }

  @Route(routes.accept)
  accept({ session, params, body, granted }: RouteRequest<typeof routes.accept>) {
    const { project: projectId, id } = params;
    const { baseSeq, baseAt } = body;
    const by = actorOf(session, granted.roles);
    return this.rpc.call(acceptProposal, { projectId, id, by, seen: { baseSeq, baseAt } });
  }

  @Route(routes.reject)
  reject({ session, params, body, granted }: RouteRequest<typeof routes.reject>) {
    const { project: projectId, id } = params;
    const by = actorOf(session, granted.roles);
    return this.rpc.call(rejectProposal, { projectId, id, by, word: body.word });
  }
}
