import { Controller } from '@nestjs/common';
import { hideProject } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { HideProject } from './hide-project';

/** What projects tells of deleted projects. */
@Controller()
export class HideProjectController {
  constructor(private readonly hiding: HideProject) {}

  @HandleRpc(hideProject)
  async hideProject({ projectId, hidden }: z.infer<typeof hideProject.request>) {
    await this.hiding.execute(projectId, hidden);
    return {};
  }
}
