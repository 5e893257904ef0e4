import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  memberSchema,
  projectMembersOf,
  projectRolesChange,
  removeFromProject,
  setProjectRoles,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { InProject } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { RoleCaches } from '../socket/role-caches';

@Controller('api/project/:projectId/members')
export class ProjectMembersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roleCaches: RoleCaches,
  ) {}

  @Get()
  @InProject('manageProject', 'projectId')
  @Describe({
    summary: 'Who holds roles in a project itself, and when each of them opened it last',
    answer: projectMembersOf.response,
  })
  list(@ParsedParam('projectId') projectId: string) {
    return this.rpc.call(projectMembersOf, { projectId });
  }

  @Post(':userId/roles')
  @HttpCode(200)
  @InProject('manageProject', 'projectId')
  @Describe({
    summary: 'Gives a member of the business these roles in the project, instead of those held',
    body: projectRolesChange,
    answer: memberSchema,
  })
  roles(
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('userId') userId: string,
    @ParsedBody(projectRolesChange) { roles }: z.output<typeof projectRolesChange>,
  ) {
    return this.roleCaches.clearThenAnswer(
      { userId },
      this.rpc.call(setProjectRoles, { projectId, userId, roles }),
    );
  }

  @Post(':userId/remove')
  @HttpCode(200)
  @InProject('manageProject', 'projectId')
  @Describe({ summary: 'Takes somebody out of a project', answer: removeFromProject.response })
  remove(@ParsedParam('projectId') projectId: string, @ParsedParam('userId') userId: string) {
    return this.roleCaches.clearThenAnswer(
      { userId },
      this.rpc.call(removeFromProject, { projectId, userId }),
    );
  }
}
