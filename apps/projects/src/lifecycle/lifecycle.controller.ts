import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { DeleteAndRestore } from './delete-and-restore';
import { DeletedItems } from './deleted-items';

@Controller()
export class LifecycleController {
  constructor(
    private readonly lifecycle: DeleteAndRestore,
    private readonly deleted: DeletedItems,
  ) {}

  @HandleRpc(contracts.deleteProject)
  async deleteProject({ projectId, typedName, by }: z.infer<typeof contracts.deleteProject.request>) {
    await this.lifecycle.deleteProject(projectId, typedName, by);
    return {};
  }

  @HandleRpc(contracts.restoreProject)
  restoreProject(request: z.infer<typeof contracts.restoreProject.request>) {
    return this.lifecycle.restoreProject(request);
  }

  @HandleRpc(contracts.deleteContainer)
  async deleteContainer({ containerId, typedName, by }: z.infer<typeof contracts.deleteContainer.request>) {
    await this.lifecycle.deleteContainer(containerId, typedName, by);
    return {};
  }

  @HandleRpc(contracts.restoreContainer)
  async restoreContainer({ businessId, containerId }: z.infer<typeof contracts.restoreContainer.request>) {
    await this.lifecycle.restoreContainer(businessId, containerId);
    return {};
  }

  @HandleRpc(contracts.deletedOf)
  async deletedOf({ businessId }: z.infer<typeof contracts.deletedOf.request>) {
    return { deleted: await this.deleted.of(businessId) };
  }
}
