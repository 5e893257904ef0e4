import { Controller } from '@nestjs/common';
import {
  deleteProject,
  editProjectSettings,
  getProjectSettings,
  previewProjectMail,
  projectMembersOf,
  projectSettingsRoutes as routes,
  sendProjectMail,
  setEmailSchedule,
  type User,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';
import { RoleCaches } from '../socket/role-caches';

/** What of a project is not its plan's. */
@Controller('api')
export class ProjectSettingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roleCaches: RoleCaches,
  ) {}

  @Route(routes.settings)
  settings({ params: { id: projectId } }: RouteRequest<typeof routes.settings>) {
    return this.rpc.call(getProjectSettings, { projectId });
  }

  @Route(routes.edit)
  edit({ params: { id: projectId }, body: change }: RouteRequest<typeof routes.edit>) {
    return this.rpc.call(editProjectSettings, { projectId, change });
  }

  @Route(routes.schedule)
  schedule({ params: { projectId }, body }: RouteRequest<typeof routes.schedule>) {
    return this.rpc.call(setEmailSchedule, { projectId, schedule: body.newSchedule });
  }

  @Route(routes.previewMail)
  previewMail({ session, params: { projectId }, query }: RouteRequest<typeof routes.previewMail>) {
    const { lang = session.user.lang } = query;
    return this.rpc.call(previewProjectMail, { projectId, reader: { ...readerOf(session.user), lang } });
  }

  @Route(routes.sendMail)
  sendMail({ session, params: { projectId } }: RouteRequest<typeof routes.sendMail>) {
    return this.rpc.call(sendProjectMail, { projectId, reader: readerOf(session.user) });
  }

  @Route(routes.delete)
  delete({ session, params: { id: projectId }, body }: RouteRequest<typeof routes.delete>) {
    const { id: userId, firstName, lastName } = session.user;
    const by = { userId, name: `${firstName} ${lastName}`.trim() };
    const deleted = this.rpc.call(deleteProject, { projectId, typedName: body.name, by });
    return this.roleCaches.clearThenAnswer({ projectId }, deleted);
  }

  @Route(routes.avatars)
  async avatars({ params }: RouteRequest<typeof routes.avatars>) {
    const { members } = await this.rpc.call(projectMembersOf, params);
    return { avatars: members.map(({ user }) => ({ userId: user.id, avatarURL: user.avatarURL })) };
  }
}

/** Mails go to whoever asks for them, at the address of their account. */
const readerOf = ({ id: userId, email, firstName, lang }: User) => ({ userId, email, firstName, lang });
