import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DIGEST_READERS, type DigestReaderRecord } from './digest-reader.schema';

/** What each person knows, and who wants to hear no more. */
@Injectable()
export class DigestReaders {
  constructor(@InjectModel(DIGEST_READERS) private readonly readers: Model<DigestReaderRecord>) {}

  /** By person. */
  async of(projectId: string): Promise<ReadonlyMap<string, DigestReaderRecord>> {
    const found = await this.readers.find({ projectId }).lean<DigestReaderRecord[]>();
    return new Map(found.map((reader) => [reader.person, reader]));
  }

  /** From that day on the person knows these restrictions, and no others, to be theirs, and the notices of until then. */
  async heard(
    projectId: string,
    person: string,
    { day, told, noticedAt }: Pick<DigestReaderRecord, 'day' | 'told' | 'noticedAt'>,
  ): Promise<void> {
    const change = { $set: { day, told, noticedAt } };
    await this.readers.updateOne({ projectId, person }, change, { upsert: true });
  }

  /** The person is written to: the link of the mail ends what is to come. */
  async know(projectId: string, person: string): Promise<void> {
    const first = { day: null, told: [], noticedAt: null, unsubscribed: false };
    await this.readers.updateOne({ projectId, person }, { $setOnInsert: first }, { upsert: true });
  }

  /** Whether there is such a reader. */
  async subscribe(projectId: string, person: string, wanted: boolean): Promise<boolean> {
    const change = { $set: { unsubscribed: !wanted } };
    return (await this.readers.updateOne({ projectId, person }, change)).matchedCount > 0;
  }

  async forget(projectId: string): Promise<void> {
    await this.readers.deleteMany({ projectId });
  }
}
