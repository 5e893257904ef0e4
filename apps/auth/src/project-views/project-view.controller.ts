import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import * as contracts from '@plomada/contracts';
import { HandleRpc, isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { PROJECT_VIEWS, type ProjectViewRecord } from './project-view.schema';

@Controller()
export class ProjectViewController {
  constructor(@InjectModel(PROJECT_VIEWS) private readonly views: Model<ProjectViewRecord>) {}

  /** A view that another version of the product wrote and this one cannot read counts as none. */
  @HandleRpc(contracts.projectViewOf)
  async viewOf({ userId, projectId }: z.infer<typeof contracts.projectViewOf.request>) {
    const saved = await this.views.findOne({ userId, projectId }).lean<ProjectViewRecord>();
    return { view: contracts.projectView.safeParse(saved?.view).data ?? null };
  }

  @HandleRpc(contracts.saveProjectView)
  async save({ userId, projectId, view }: z.infer<typeof contracts.saveProjectView.request>) {
    const store = () => this.views.updateOne({ userId, projectId }, { $set: { view } }, { upsert: true });
    // Two first ones at once: the second finds the other's on its next try.
    await store().catch((error: unknown) =>
      isDuplicateKey(error) ? store() : Promise.reject(error as Error),
    );
    return { view };
  }
}
