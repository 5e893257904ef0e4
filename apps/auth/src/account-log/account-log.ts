import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AccountChange, type AccountChangeNote, MOST_ACCOUNT_CHANGES } from '@plomada/contracts';
import { Model } from 'mongoose';
import { UserRepository } from '../users/user.repository';
import { ACCOUNT_LOG, type AccountLogRecord } from './account-log.schema';

/** A list of people is sent in portions, which follow each other within this time, in milliseconds. */
const PORTION_FOLLOWS_WITHIN = 5 * 60_000;

/** Who changed who the people of a business are and how they come in, what they did, and when. It only grows. */
@Injectable()
export class AccountLog {
  constructor(
    @InjectModel(ACCOUNT_LOG) private readonly records: Model<AccountLogRecord>,
    private readonly users: UserRepository,
  ) {}

  async note(change: Omit<AccountLogRecord, 'at'>): Promise<void> {
    await this.records.create({ ...change, at: new Date() });
  }

  /** A portion of a list of people: those that one person sends after each other are told as one change. */
  async notePeople(
    { businessId, byUserId }: Pick<AccountLogRecord, 'businessId' | 'byUserId'>,
    people: NonNullable<AccountChangeNote['people']>,
  ): Promise<void> {
    if (people.invited + people.changed === 0) return;
    const what = 'peopleImported' as const;
    const now = Date.now();
    const before = { businessId, byUserId, what, at: { $gt: new Date(now - PORTION_FOLLOWS_WITHIN) } };
    const more = { 'people.invited': people.invited, 'people.changed': people.changed };
    const { matchedCount } = await this.records.updateOne(before, {
      $inc: more,
      $set: { at: new Date(now) },
    });
    if (matchedCount === 0) await this.note({ businessId, byUserId, what, userId: null, people });
  }

  /** The newest changes, with the names that people have now. */
  async newest(businessId: string): Promise<AccountChange[]> {
    const records = await this.records
      .find({ businessId })
      .sort({ at: -1 })
      .limit(MOST_ACCOUNT_CHANGES)
      .lean<AccountLogRecord[]>();
    const people = await this.users.findMany(
      records.flatMap(({ byUserId, userId }) => [byUserId, ...(userId ? [userId] : [])]),
    );
    const names = new Map(people.map((one) => [one._id, `${one.firstName} ${one.lastName}`.trim()]));
    return records.map(({ at, what, byUserId, userId, policy, signOn, people: list }) => ({
      at: at.toISOString(),
      what,
      by: names.get(byUserId) ?? '',
      of: userId === null ? null : (names.get(userId) ?? ''),
      ...(policy && { policy }),
      ...(signOn && { signOn }),
      ...(list && { people: list }),
    }));
  }
}
