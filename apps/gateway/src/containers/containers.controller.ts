import { Controller } from '@nestjs/common';
import {
  type Container,
  containerRoutes,
  createContainer,
  deleteContainer,
  editContainer,
  getContainer,
  portfolioOf,
  type Session,
} from '@plomada/contracts';
import type { Permission } from '@plomada/domain';
import { invalid, RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class ContainersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Route(containerRoutes.delete)
  async delete({ session, params, body }: RouteRequest<typeof containerRoutes.delete>) {
    const { projects } = await this.known(session, params.id, 'deleteProject');
    await this.access.toProjects(session, projects, 'deleteProject');
    const { id: userId, firstName, lastName } = session.user;
    const by = { userId, name: `${firstName} ${lastName}`.trim() };
    return this.rpc.call(deleteContainer, { containerId: params.id, typedName: body.name, by });
  }

  @Route(containerRoutes.create)
  async create({ session, params, body: container }: RouteRequest<typeof containerRoutes.create>) {
    if (container.id !== params.id)
      throw invalid('REQUEST_INVALID', { path: 'id', expected: 'the id of the path' });
    return this.rpc.call(createContainer, { container, userId: session.user.id });
  }

  @Route(containerRoutes.read)
  async read({ session, params }: RouteRequest<typeof containerRoutes.read>) {
    return this.seenBy(session, await this.known(session, params.id, 'manageProject'));
  }

  @Route(containerRoutes.portfolio)
  async portfolio({ session, params }: RouteRequest<typeof containerRoutes.portfolio>) {
    const { projects } = await this.known(session, params.id, 'viewReports');
    const projectIds = await this.access.allowedOf(session, projects, 'viewReports');
    return this.rpc.call(portfolioOf, { projectIds });
  }

  @Route(containerRoutes.edit)
  async edit({ session, params, body: change }: RouteRequest<typeof containerRoutes.edit>) {
    const { projects: present } = await this.known(session, params.id, 'manageProject');
    // The admin of one project does not decide with which others it stands: the list is that of all their admins.
    if (change.projects)
      await this.access.toProjects(session, [...present, ...change.projects], 'manageProject');
    return this.seenBy(session, await this.rpc.call(editContainer, { containerId: params.id, change }));
  }

  /** Of its projects those that the session sees: others may be of people who share nothing else with it. */
  private async seenBy(session: Session, container: Container): Promise<Container> {
    const projects = await this.access.allowedOf(session, container.projects, 'viewProject');
    return { ...container, projects };
  }

  private async known(session: Session, containerId: string, permission: Permission) {
    const container = await this.rpc.call(getContainer, { containerId });
    await this.access.toContainer(session, container, permission);
    return container;
  }
}
