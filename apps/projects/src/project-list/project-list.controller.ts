import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { AllProjects } from './all-projects';

@Controller()
export class ProjectListController {
  constructor(private readonly list: AllProjects) {}

  @HandleRpc(contracts.allProjects)
  async allProjects(request: z.infer<typeof contracts.allProjects.request>) {
    return { businesses: await this.list.of(request.userId) };
  }
}
