import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  allProjects,
  createProject,
  newProject,
  projectSummarySchema,
  type Session,
} from '@plomada/contracts';
import { invalid, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { InBusiness, Own } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

@Controller('api/project')
export class ProjectsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get('all/:userId')
  @Own('userId')
  @Describe({
    summary: 'Businesses by id, with the projects that the user may see',
    answer: allProjects.response,
  })
  all(@ParsedParam('userId') userId: string) {
    return this.rpc.call(allProjects, { userId });
  }

  @Post(':id/create')
  @HttpCode(200)
  @InBusiness('createProject', 'businessId', 'body')
  @Describe({
    summary: 'Creates a project with its roles, its plan and its first term',
    body: newProject,
    answer: projectSummarySchema,
  })
  async create(
    @Caller() session: Session,
    @ParsedParam('id') id: string,
    @ParsedBody(newProject) project: z.output<typeof newProject>,
  ) {
    if (project.id !== id) throw invalid('REQUEST_INVALID', { path: 'id', expected: 'the id of the path' });
    if (project.copyOf !== undefined) await this.access.toProject(session, project.copyOf, 'viewProject');
    const { id: userId, firstName, lastName, email } = session.user;
    return this.rpc.call(createProject, { project, creator: { userId, firstName, lastName, email } });
  }
}
