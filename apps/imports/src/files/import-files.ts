import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { KEPT_FOR } from '../jobs/import-job.schema';

const BUCKET = 'files';

/** Uploads and results, in GridFS. */
@Injectable()
export class ImportFiles {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Stores what comes; on any failure nothing of it stays. */
  async write(name: string, content: AsyncIterable<Uint8Array>): Promise<mongo.ObjectId> {
    const id = new mongo.ObjectId();
    const expiresAt = new Date(Date.now() + KEPT_FOR);
    const target = this.bucket.openUploadStreamWithId(id, name, { metadata: { expiresAt } });
    try {
      await pipeline(Readable.from(content, { objectMode: false }), target);
      return id;
    } catch (error) {
      await this.remove(id);
      throw error;
    }
  }

  async read(id: mongo.ObjectId): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.bucket.openDownloadStream(id)) chunks.push(chunk as Buffer);
    return new Uint8Array(Buffer.concat(chunks));
  }

  /** The content of a file; null when its day is over. */
  async find(id: mongo.ObjectId): Promise<Uint8Array<ArrayBuffer> | null> {
    return (await this.bucket.find({ _id: id }).hasNext()) ? this.read(id) : null;
  }

  /** Removing what is not there is no failure. */
  async remove(id: mongo.ObjectId): Promise<void> {
    await this.database.collection(`${BUCKET}.files`).deleteOne({ _id: id });
    await this.database.collection(`${BUCKET}.chunks`).deleteMany({ files_id: id });
  }

  /** Removes files whose day is over, and the pieces of uploads that were cut off by a crash. Answers how many. */
  async removeExpired(): Promise<number> {
    const now = new Date();
    const files = this.database.collection(`${BUCKET}.files`);
    const expired = await files
      .find({ 'metadata.expiresAt': { $lt: now } }, { projection: { _id: 1 } })
      .toArray();
    const orphans = await this.orphans(now);
    const gone = [...expired.map(({ _id }) => _id as mongo.ObjectId), ...orphans];
    for (const id of gone) await this.remove(id);
    return gone.length;
  }

  private async orphans(now: Date): Promise<mongo.ObjectId[]> {
    const before = mongo.ObjectId.createFromTime(Math.floor((now.getTime() - KEPT_FOR) / 1000));
    const old = await this.database
      .collection(`${BUCKET}.chunks`)
      .distinct('files_id', { n: 0, files_id: { $lt: before } });
    const known = await this.database
      .collection(`${BUCKET}.files`)
      .distinct('_id', { _id: { $in: old as mongo.ObjectId[] } });
    const kept = new Set(known.map(String));
    return (old as mongo.ObjectId[]).filter((id) => !kept.has(String(id)));
  }

  private get database(): mongo.Db {
    if (!this.connection.db) throw new Error('MongoDB is not connected');
    return this.connection.db;
  }

  private get bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.database, { bucketName: BUCKET });
  }
}
