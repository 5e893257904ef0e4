import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { picturePath } from '@plomada/contracts';
import { Model } from 'mongoose';
import { BUSINESSES, type BusinessRecord } from '../businesses/business.schema';
import { CONTAINERS, type ContainerRecord } from '../containers/container.schema';
import { PROJECTS, type ProjectRecord } from '../project-store/project.schema';
import { PICTURES, type PictureRecord } from './picture.schema';

/** How long a picture stays that nothing has any longer, in milliseconds: pages that were loaded before go on showing it. */
export const SHOWN_FOR = 7 * 24 * 3_600_000;
/** Pictures looked after in one round. */
const PORTION = 200;

/** Lets go of pictures that were replaced or taken away, or whose thing is gone for good. */
@Injectable()
export class UnusedPictures {
  constructor(
    @InjectModel(PICTURES) private readonly pictures: Model<PictureRecord>,
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(PROJECTS) private readonly projects: Model<ProjectRecord>,
    @InjectModel(CONTAINERS) private readonly containers: Model<ContainerRecord>,
  ) {}

  /** Something had the picture of this address until now. */
  async seen(url: string | null | undefined): Promise<void> {
    if (!url) return;
    await this.pictures.updateOne({ _id: url.slice(picturePath('').length) }, { $set: { at: new Date() } });
  }

  /**
   * One round over those that nobody has looked at for a while: what something has, a deleted project too, counts as seen;
   * the rest goes. Whoever sets a picture writes `at` before pointing to it, so that it cannot go in between.
   */
  async remove(now: Date): Promise<void> {
    const before = new Date(now.getTime() - SHOWN_FOR);
    const due = await this.pictures
      .find({ at: { $lt: before } }, { _id: 1 })
      .sort({ at: 1 })
      .limit(PORTION)
      .lean<Pick<PictureRecord, '_id'>[]>();
    const hashes = due.map(({ _id }) => _id);
    const used = await this.usedOf(hashes);
    await this.pictures.updateMany({ _id: { $in: [...used] } }, { $set: { at: now } });
    const unused = hashes.filter((hash) => !used.has(hash));
    await this.pictures.deleteMany({ _id: { $in: unused }, at: { $lt: before } });
  }

  private async usedOf(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const which = { $in: hashes.map(picturePath) };
    const urls = await Promise.all([
      this.businesses.distinct('logoURL', { logoURL: which }),
      this.projects.distinct('logoURL', { logoURL: which }),
      this.containers.distinct('image', { image: which }),
    ]);
    const used = new Set(urls.flat());
    return new Set(hashes.filter((hash) => used.has(picturePath(hash))));
  }
}
