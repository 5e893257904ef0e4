import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { ACCOUNT_LOG, type AccountLogRecord } from './account-log.schema';

/** Who changed how the people of a business come in, and when. It only grows. */
@Injectable()
export class AccountLog {
  constructor(@InjectModel(ACCOUNT_LOG) private readonly records: Model<AccountLogRecord>) {}

  async note(change: Omit<AccountLogRecord, 'at'>): Promise<void> {
    await this.records.create({ ...change, at: new Date() });
  }
}
