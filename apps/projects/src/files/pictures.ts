import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_IMAGE_BYTES, type Pictured, picturePath } from '@plomada/contracts';
import { type ImageLimits, notFound, reencodedImage } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { BUSINESSES, type BusinessRecord } from '../businesses/business.schema';
import { ContainerRepository } from '../containers/container.repository';
import { ProjectRepository } from '../project-store/project.repository';
import { PICTURES, type PictureRecord } from './picture.schema';
import { UnusedPictures } from './unused-pictures';

const LIMITS: ImageLimits = {
  maxWidth: 640,
  maxHeight: 640,
  maxBytes: MAX_IMAGE_BYTES,
  maxPixels: 50_000_000,
};

/** Logos and photos of businesses, projects and containers. */
@Injectable()
export class Pictures {
  constructor(
    @InjectModel(PICTURES) private readonly pictures: Model<PictureRecord>,
    @InjectModel(BUSINESSES) private readonly businesses: Model<BusinessRecord>,
    private readonly projects: ProjectRepository,
    private readonly containers: ContainerRepository,
    private readonly unused: UnusedPictures,
  ) {}

  /**
   * Makes it the picture of a thing and answers its address. Refuses with NOT_FOUND, IMAGE_UNREADABLE, IMAGE_TOO_LARGE or
   * IMAGE_TOO_MANY_PIXELS.
   */
  async set(of: Pictured, id: string, given: Buffer): Promise<string> {
    const { bytes, hash } = await reencodedImage(given, LIMITS);
    await this.pictures.updateOne(
      { _id: hash },
      { $set: { at: new Date() }, $setOnInsert: { webp: bytes } },
      { upsert: true },
    );
    const url = picturePath(hash);
    await this.point(of, id, url);
    return url;
  }

  /** Refuses with NOT_FOUND. */
  async remove(of: Pictured, id: string): Promise<void> {
    await this.point(of, id, null);
  }

  /** The WebP of a hash. Refuses with NOT_FOUND. */
  async read(hash: string): Promise<Buffer> {
    const found = await this.pictures.findById(hash);
    if (!found) throw notFound('NOT_FOUND');
    return found.webp;
  }

  private async point(of: Pictured, id: string, url: string | null): Promise<void> {
    await this.unused.seen(await this.present(of, id));
    if (of === 'project') await this.projects.change(id, { logoURL: url });
    if (of === 'container') await this.containers.update({ _id: id, deletion: null }, { image: url });
    if (of === 'business') await this.pointBusiness(id, url);
  }

  private async present(of: Pictured, id: string): Promise<string | null | undefined> {
    if (of === 'project') return (await this.projects.findReady(id))?.logoURL;
    if (of === 'container') return (await this.containers.find(id)).image;
    return (await this.businesses.findById(id, { logoURL: 1 }).lean<BusinessRecord>())?.logoURL;
  }

  private async pointBusiness(_id: string, logoURL: string | null): Promise<void> {
    const { matchedCount } = await this.businesses.updateOne({ _id, status: 'ready' }, { $set: { logoURL } });
    if (matchedCount === 0) throw notFound('NOT_FOUND');
  }
}
