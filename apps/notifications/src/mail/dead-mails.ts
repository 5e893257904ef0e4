import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { DEAD_MAILS, type DeadMailRecord } from './dead-mail.schema';

const MOST_LISTED = 200;

@Injectable()
export class DeadMails {
  constructor(@InjectModel(DEAD_MAILS) private readonly mails: Model<DeadMailRecord>) {}

  async note({ _id, ...mail }: DeadMailRecord): Promise<void> {
    await this.mails.updateOne({ _id }, { $set: mail }, { upsert: true });
  }

  /** Newest first, at most so many. */
  async newest(most = MOST_LISTED): Promise<DeadMailRecord[]> {
    return this.mails.find().sort({ failedAt: -1 }).limit(most).lean<DeadMailRecord[]>();
  }

  async find(id: string): Promise<DeadMailRecord | null> {
    return this.mails.findById(id).lean<DeadMailRecord>();
  }

  /** Answers how many there were. */
  async forget(id: string): Promise<number> {
    const { deletedCount } = await this.mails.deleteOne({ _id: id });
    return deletedCount;
  }

  /** It is queued again. Given up once more meanwhile, it stays listed. */
  async requeued({ _id, failedAt }: Pick<DeadMailRecord, '_id' | 'failedAt'>): Promise<void> {
    await this.mails.deleteOne({ _id, failedAt });
  }
}
