import { Controller } from '@nestjs/common';
import { allProjects, createProject, lastActivity, projectRoutes } from '@plomada/contracts';
import { forbidden, invalid, RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class ProjectsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Route(projectRoutes.all)
  async all({ params }: RouteRequest<typeof projectRoutes.all>) {
    const [listed, activity] = await Promise.all([
      this.rpc.call(allProjects, params),
      this.rpc.call(lastActivity, params),
    ]);
    return { ...listed, ...activity };
  }

  @Route(projectRoutes.create)
  async create({ session, params, body: project }: RouteRequest<typeof projectRoutes.create>) {
    if (project.id !== params.id)
      throw invalid('REQUEST_INVALID', { path: 'id', expected: 'the id of the path' });
    if (project.copyOf !== undefined) await this.access.toProject(session, project.copyOf, 'viewProject');
    const { id: userId, firstName, lastName, email, timeZone } = session.user;
    // What it gives others would outlive the token.
    if (session.apiToken && project.team.some((member) => member.userId !== userId))
      throw forbidden('SIGN_IN_NEEDED');
    const placed = { ...(timeZone && { timeZone }), ...project };
    return this.rpc.call(createProject, { project: placed, creator: { userId, firstName, lastName, email } });
  }
}
