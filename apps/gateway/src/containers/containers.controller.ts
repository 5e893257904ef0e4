import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  containerChange,
  containerSchema,
  createContainer,
  deleteContainer,
  deletion,
  editContainer,
  getContainer,
  newContainer,
  type Session,
} from '@plomada/contracts';
import type { Permission } from '@plomada/domain';
import { invalid, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { DecidedByHandler, InBusiness } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

@Controller('api/container')
export class ContainersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Post('delete_container/:id')
  @HttpCode(200)
  @DecidedByHandler('deleteProject')
  @Describe({
    summary: 'Deletes a container, its name typed; its projects stay. It can be restored for 30 days',
    body: deletion,
    answer: deleteContainer.response,
  })
  async delete(
    @Caller() session: Session,
    @ParsedParam('id') containerId: string,
    @ParsedBody(deletion) { name: typedName }: z.output<typeof deletion>,
  ) {
    const { projects } = await this.known(session, containerId, 'deleteProject');
    await this.access.toProjects(session, projects, 'deleteProject');
    const { id: userId, firstName, lastName } = session.user;
    const by = { userId, name: `${firstName} ${lastName}`.trim() };
    return this.rpc.call(deleteContainer, { containerId, typedName, by });
  }

  @Post(':id/create')
  @HttpCode(200)
  @InBusiness('createProject', 'businessId', 'body')
  @Describe({ summary: 'Creates a container of projects', body: newContainer, answer: containerSchema })
  async create(
    @Caller() session: Session,
    @ParsedParam('id') id: string,
    @ParsedBody(newContainer) container: z.output<typeof newContainer>,
  ) {
    if (container.id !== id) throw invalid('REQUEST_INVALID', { path: 'id', expected: 'the id of the path' });
    return this.rpc.call(createContainer, { container, userId: session.user.id });
  }

  @Get(':id')
  @DecidedByHandler('manageProject')
  @Describe({ summary: 'A container, for who may edit it', answer: containerSchema })
  read(@Caller() session: Session, @ParsedParam('id') containerId: string) {
    return this.known(session, containerId, 'manageProject');
  }

  @Put(':id')
  @DecidedByHandler('manageProject')
  @Describe({
    summary: 'Changes a container; what is not given stays',
    body: containerChange,
    answer: containerSchema,
  })
  async edit(
    @Caller() session: Session,
    @ParsedParam('id') containerId: string,
    @ParsedBody(containerChange) change: z.output<typeof containerChange>,
  ) {
    const { projects: present } = await this.known(session, containerId, 'manageProject');
    // The admin of one project does not decide with which others it stands: the list is that of all their admins.
    if (change.projects)
      await this.access.toProjects(session, [...present, ...change.projects], 'manageProject');
    return this.rpc.call(editContainer, { containerId, change });
  }

  private async known(session: Session, containerId: string, permission: Permission) {
    const container = await this.rpc.call(getContainer, { containerId });
    await this.access.toContainer(session, container, permission);
    return container;
  }
}
