import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { KEPT_DAYS, photosOfPlan } from '@plomada/contracts';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { PHOTOS, type PhotoRecord } from './photo.schema';

/** Milliseconds. */
const DAY = 24 * 3_600_000;

/**
 * Lets go of what photos show that no plan has had a row of for as long as a deleted project is kept: until then an undo or a
 * rollback may bring the row back. Those stored before a row was asked for go the same way.
 */
@Injectable()
export class RowlessPhotos {
  /** When this process has looked last. */
  private looked = 0;

  constructor(
    @InjectModel(PHOTOS) private readonly photos: Model<PhotoRecord>,
    private readonly rpc: RpcClient,
  ) {}

  /** Looks once a day, and after a start: all photos are gone through. */
  async remove(now: Date): Promise<void> {
    if (now.getTime() - this.looked < DAY) return;
    for (const projectId of await this.photos.distinct('projectId')) {
      const ids = await this.idsInPlan(projectId);
      if (ids) await this.removeOthers(projectId, ids, now);
    }
    this.looked = now.getTime();
  }

  /** Null where there is no such plan: its photos go with the project. */
  private async idsInPlan(projectId: string): Promise<readonly string[] | null> {
    try {
      return (await this.rpc.call(photosOfPlan, { projectId })).ids;
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'notFound') return null;
      throw error;
    }
  }

  private async removeOthers(projectId: string, ids: readonly string[], now: Date): Promise<void> {
    const inPlan = { projectId, photoId: { $in: ids } };
    await this.photos.updateMany(
      { ...inPlan, rowlessSince: { $exists: true } },
      { $unset: { rowlessSince: 1 } },
    );
    const rowless = { projectId, photoId: { $nin: ids } };
    await this.photos.updateMany(
      { ...rowless, rowlessSince: { $exists: false } },
      { $set: { rowlessSince: now } },
    );
    const before = new Date(now.getTime() - KEPT_DAYS * DAY);
    await this.photos.deleteMany({ ...rowless, rowlessSince: { $lt: before } });
  }
}
