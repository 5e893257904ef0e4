import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type FileTicket,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS_BYTES,
  photoAuthor,
  type PhotoSize,
  type StoredPhoto,
} from '@plomada/contracts';
import { MAX_PROJECT_PHOTOS } from '@plomada/domain';
import {
  conflict,
  forbidden,
  type ImageLimits,
  notFound,
  reencodedImage,
  RpcClient,
} from '@plomada/service-kit';
import { Model } from 'mongoose';
import { ProjectRepository } from '../project-store/project.repository';
import { PHOTOS, type PhotoRecord } from './photo.schema';

const GIVEN = { maxBytes: MAX_PHOTO_BYTES, maxPixels: 50_000_000 };
/** Enough to read a mark on a bar of steel on a large screen. */
const WHOLE: ImageLimits = { ...GIVEN, maxWidth: 2048, maxHeight: 2048 };
const SMALL: ImageLimits = { ...GIVEN, maxWidth: 320, maxHeight: 320 };

/** What the photos of tasks show, under the ids that the plan knows them by. */
@Injectable()
export class Photos {
  constructor(
    @InjectModel(PHOTOS) private readonly photos: Model<PhotoRecord>,
    private readonly projects: ProjectRepository,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * Stores what the author of a photo's row sent, re-encoded and without what a camera notes beside it. Sent again under the same
   * id, nothing is changed and the answer is the same; what is stored there of another photo gives way: somebody else's, or that of a row that was removed. Refuses with NOT_FOUND,
   * PHOTO_UNKNOWN (no such row: not yet, or not any more), PHOTO_OF_SOMEBODY_ELSE, PROJECT_PHOTOS_FULL (params: max), IMAGE_UNREADABLE,
   * IMAGE_TOO_LARGE or IMAGE_TOO_MANY_PIXELS.
   */
  async add(ticket: Extract<FileTicket, { kind: 'photo' }>, given: Buffer): Promise<StoredPhoto> {
    const { id: projectId, photoId, userId } = ticket;
    if (!(await this.projects.findReady(projectId))) throw notFound('NOT_FOUND');
    const author = await this.rpc.call(photoAuthor, { projectId, photoId });
    const { takenAt } = author;
    if (author.userId !== userId) throw forbidden('PHOTO_OF_SOMEBODY_ELSE');
    const known = await this.find(projectId, photoId, { bytes: 1, userId: 1, takenAt: 1 });
    const isSame = known?.userId === userId && (known.takenAt ?? takenAt) === takenAt;
    if (known && isSame) return { id: photoId, bytes: known.bytes };
    if (!known) await this.refuseMore(projectId);
    const { bytes: whole } = await reencodedImage(given, WHOLE);
    const { bytes: small } = await reencodedImage(whole, SMALL);
    const bytes = whole.length + small.length;
    const values = { whole, small, bytes, userId, takenAt, at: new Date() };
    const others = [{ userId: { $ne: userId } }, { takenAt: { $exists: true, $ne: takenAt } }];
    await this.photos.deleteOne({ projectId, photoId, $or: others });
    await this.photos.updateOne({ projectId, photoId }, { $setOnInsert: values }, { upsert: true });
    return { id: photoId, bytes };
  }

  /** The WebP of one. Refuses with NOT_FOUND. */
  async read(projectId: string, photoId: string, size: PhotoSize): Promise<Buffer> {
    const found = await this.find(projectId, photoId, { [size]: 1 });
    if (!found) throw notFound('NOT_FOUND');
    return found[size];
  }

  async removeAll(projectId: string): Promise<void> {
    await this.photos.deleteMany({ projectId });
  }

  private find(
    projectId: string,
    photoId: string,
    fields: Partial<Record<keyof PhotoRecord, 1>>,
  ): Promise<PhotoRecord | null> {
    return this.photos.findOne({ projectId, photoId }, fields);
  }

  private async refuseMore(projectId: string): Promise<void> {
    const [present] = await this.photos.aggregate<{ count: number; bytes: number }>([
      { $match: { projectId } },
      { $group: { _id: null, count: { $sum: 1 }, bytes: { $sum: '$bytes' } } },
    ]);
    if (!present || (present.count < MAX_PROJECT_PHOTOS && present.bytes < MAX_PHOTOS_BYTES)) return;
    throw conflict('PROJECT_PHOTOS_FULL', { max: MAX_PROJECT_PHOTOS });
  }
}
