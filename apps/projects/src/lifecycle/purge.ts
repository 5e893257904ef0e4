import { Injectable, Logger } from '@nestjs/common';
import { projectPurged } from '@plomada/contracts';
import { Outbox } from '@plomada/service-kit';
import { ContainerRepository } from '../containers/container.repository';
import { Attachments } from '../files/attachments';
import { Photos } from '../files/photos';
import { UnusedPictures } from '../files/unused-pictures';
import { SavedGridViews } from '../grid-views/grid-views';
import { ProjectRepository } from '../project-store/project.repository';
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

  /** The record goes last: whatever was cut off before is begun again. */
  async execute(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_FOR);
    const over = { 'deletion.at': { $lt: before } };
    for (const record of await this.projects.list({ status: 'deleted', ...over })) {
      const { _id: projectId, businessId, logoURL } = record;
      await this.outbox.add(projectPurged, { projectId, businessId }, `purged:${projectId}`);
      await this.attachments.removeAll(projectId);
      await this.photos.removeAll(projectId);
      await this.gridViews.removeAll(projectId);
      await this.pictures.seen(logoURL);
      await this.projects.remove(projectId);
      this.logger.log(`project ${projectId} is gone for good`);
    }
    for (const { _id, image } of await this.containers.list(over)) {
      await this.pictures.seen(image);
      await this.containers.remove(_id);
    }
  }
}
