import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type accountLog, MOST_ACCOUNT_CHANGES } from '@plomada/contracts';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { UserRepository } from '../users/user.repository';
import { ACCOUNT_LOG, type AccountLogRecord } from './account-log.schema';

/** Who changed how the people of a business come in, and when. It only grows. */
@Injectable()
export class AccountLog {
  constructor(
    @InjectModel(ACCOUNT_LOG) private readonly records: Model<AccountLogRecord>,
    private readonly users: UserRepository,
  ) {}

  async note(change: Omit<AccountLogRecord, 'at'>): Promise<void> {
    await this.records.create({ ...change, at: new Date() });
  }

  /** The newest changes, with the names that people have now. */
  async newest(businessId: string): Promise<z.infer<typeof accountLog>['changes']> {
    const records = await this.records
      .find({ businessId })
      .sort({ at: -1 })
      .limit(MOST_ACCOUNT_CHANGES)
      .lean<AccountLogRecord[]>();
    const people = await this.users.findMany(
      records.flatMap(({ byUserId, userId }) => [byUserId, ...(userId ? [userId] : [])]),
    );
    const names = new Map(people.map((one) => [one._id, `${one.firstName} ${one.lastName}`.trim()]));
    return records.map(({ at, what, byUserId, userId }) => ({
      at: at.toISOString(),
      what,
      by: names.get(byUserId) ?? '',
      of: userId === null ? null : (names.get(userId) ?? ''),
    }));
  }
}
