import { Injectable, Logger } from '@nestjs/common';
import { projectPurged } from '@plomada/contracts';
import { Outbox } from '@plomada/service-kit';
import { ContainerRepository } from '../containers/container.repository';
import { Attachments } from '../files/attachments';
import { Photos } from '../files/photos';
import { UnusedPictures } from '../files/unused-pictures';
import { SavedGridViews } from '../grid-views/grid-views';
import { ProjectRepository } from '../project-store/project.repository';
import type { ProjectRecord } from '../project-store/project.schema';
import { KEPT_FOR } from './deleted-items';

/** Lets go of what was deleted 30 days ago, here and, by an event, everywhere. */
@Injectable()
export class Purge {
  private readonly logger = new Logger(Purge.name);

  constructor(
    private readonly projects: ProjectRepository,
    private readonly containers: ContainerRepository,
    private readonly attachments: Attachments,
    private readonly photos: Photos,
    private readonly gridViews: SavedGridViews,
    private readonly pictures: UnusedPictures,
    private readonly outbox: Outbox,
  ) {}

  async execute(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_FOR);
    const over = { 'deletion.at': { $lt: before } };
    // From here on nobody restores them: what was begun is finished, by a later round if need be.
    await this.projects.beginPurge(over);
    for (const record of await this.projects.list({ status: 'purging' })) {
      await this.purge(record).catch((error: unknown) =>
        this.logger.warn({ msg: 'project not purged', project: record._id, err: error }),
      );
    }
    for (const { _id, image } of await this.containers.list(over)) {
      await this.pictures.seen(image);
      await this.containers.remove(_id);
    }
  }

  /** The record goes last: whatever was cut off before is begun again. */
  private async purge({ _id: projectId, businessId, logoURL }: ProjectRecord): Promise<void> {
    await this.outbox.add(projectPurged, { projectId, businessId }, `purged:${projectId}`);
    await this.attachments.removeAll(projectId);
    await this.photos.removeAll(projectId);
    await this.gridViews.removeAll(projectId);
    await this.pictures.seen(logoURL);
    await this.projects.remove(projectId);
    this.logger.log(`project ${projectId} is gone for good`);
  }
}
