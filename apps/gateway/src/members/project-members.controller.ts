import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  memberSchema,
  projectMembersOf,
  projectRolesChange,
  removeFromProject,
  type Session,
  setProjectRoles,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

@Controller('api/project/:projectId/members')
export class ProjectMembersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get()
  @Describe({
    summary: 'Who holds roles in a project itself, and when each of them opened it last',
    answer: projectMembersOf.response,
  })
  async list(@Caller() session: Session, @ParsedParam('projectId') projectId: string) {
    await this.access.toProject(session, projectId, 'manageProject');
    return this.rpc.call(projectMembersOf, { projectId });
  }

  @Post(':userId/roles')
  @HttpCode(200)
  @Describe({
    summary: 'Gives a member of the business these roles in the project, instead of those held',
    body: projectRolesChange,
    answer: memberSchema,
  })
  async roles(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('userId') userId: string,
    @ParsedBody(projectRolesChange) { roles }: z.output<typeof projectRolesChange>,
  ) {
    await this.access.toProject(session, projectId, 'manageProject');
    return this.rpc.call(setProjectRoles, { projectId, userId, roles });
  }

  @Post(':userId/remove')
  @HttpCode(200)
  @Describe({ summary: 'Takes somebody out of a project', answer: removeFromProject.response })
  async remove(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('userId') userId: string,
  ) {
    await this.access.toProject(session, projectId, 'manageProject');
    return this.rpc.call(removeFromProject, { projectId, userId });
  }
}
