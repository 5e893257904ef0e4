import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { CreateProject } from './create-project';
import { ReadProjectSummary } from './project-summary';

@Controller()
export class ProjectController {
  constructor(
    private readonly creation: CreateProject,
    private readonly summaries: ReadProjectSummary,
  ) {}

  @HandleRpc(contracts.createProject)
  createProject(request: z.infer<typeof contracts.createProject.request>) {
    return this.creation.execute(request);
  }

  @HandleRpc(contracts.projectSummary)
  projectSummary(request: z.infer<typeof contracts.projectSummary.request>) {
    return this.summaries.execute(request.projectId);
  }
}
