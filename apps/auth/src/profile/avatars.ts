import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AVATAR_MAX_BYTES, AVATAR_SIZE } from '@plomada/contracts';
import { notFound, reencodedImage } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { type Avatar, AVATARS } from './avatar.schema';

const LIMITS = {
  maxWidth: AVATAR_SIZE,
  maxHeight: AVATAR_SIZE,
  maxBytes: AVATAR_MAX_BYTES,
  maxPixels: 40_000_000,
  fit: 'cover',
} as const;

@Injectable()
export class Avatars {
  constructor(@InjectModel(AVATARS) private readonly avatars: Model<Avatar>) {}

  /** Stores somebody's picture, re-encoded from its pixels; answers its address. Refuses as `reencodedImage` does. */
  async keep(userId: string, given: Buffer): Promise<string> {
    const { hash, bytes } = await reencodedImage(given, LIMITS);
    await this.avatars.updateOne(
      { _id: hash },
      { $set: { webp: bytes }, $addToSet: { userIds: userId } },
      { upsert: true },
    );
    return addressOf(hash);
  }

  /** Removes the pictures that somebody had, but the one at that address; what others have too stays theirs. */
  async forgetOthers(userId: string, address: string | null): Promise<void> {
    const others = (
      await this.avatars.find({ userIds: userId }, { _id: 1 }).lean<{ _id: string }[]>()
    ).filter(({ _id }) => addressOf(_id) !== address);
    const ids = others.map(({ _id }) => _id);
    await this.avatars.updateMany({ _id: { $in: ids } }, { $pull: { userIds: userId } });
    await this.avatars.deleteMany({ _id: { $in: ids }, userIds: { $size: 0 } });
  }

  /** The bytes of a picture, base64. Refuses with NOT_FOUND. */
  async read(hash: string): Promise<string> {
    const avatar = await this.avatars.findById(hash);
    if (!avatar) throw notFound('NOT_FOUND');
    return avatar.webp.toString('base64');
  }
}

/** Under this address the gateway serves the picture. */
const addressOf = (hash: string): string => `/api/user/avatar/${hash}.webp`;
