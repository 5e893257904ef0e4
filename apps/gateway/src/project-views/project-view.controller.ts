import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  projectView,
  projectViewAnswer,
  projectViewOf,
  saveProjectView,
  type Session,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { InProject } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

@Controller('api/project')
export class ProjectViewController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':project/view')
  @InProject('viewProject', 'project')
  @Describe({
    summary: 'How oneself looks at a project, null before it was first saved',
    answer: projectViewAnswer,
  })
  own(@Caller() session: Session, @ParsedParam('project') projectId: string) {
    return this.rpc.call(projectViewOf, { userId: session.user.id, projectId });
  }

  @Post(':project/view')
  @HttpCode(200)
  @InProject('viewProject', 'project')
  @Describe({
    summary: 'Saves how oneself looks at a project',
    body: projectView,
    answer: projectViewAnswer,
  })
  save(
    @Caller() session: Session,
    @ParsedParam('project') projectId: string,
    @ParsedBody(projectView) view: z.output<typeof projectView>,
  ) {
    return this.rpc.call(saveProjectView, { userId: session.user.id, projectId, view });
  }
}
