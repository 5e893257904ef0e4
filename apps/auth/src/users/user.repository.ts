import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { emailKey } from '@plomada/domain';
import { isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { USERS, type UserRecord } from './user.schema';

type NewUser = Pick<UserRecord, 'email' | 'firstName' | 'lastName'> & Partial<UserRecord>;
type Changeable = Pick<
  UserRecord,
  'firstName' | 'lastName' | 'avatarURL' | 'lang' | 'timeZone' | 'seenVersion'
>;

@Injectable()
export class UserRepository {
  constructor(@InjectModel(USERS) private readonly users: Model<UserRecord>) {}

  async find(id: string): Promise<UserRecord | null> {
    return this.users.findById(id).lean<UserRecord>();
  }

  async findMany(ids: readonly string[]): Promise<UserRecord[]> {
    return this.users.find({ _id: { $in: [...ids] } }).lean<UserRecord[]>();
  }

  async findByEmail(email: string): Promise<UserRecord | null> {
    return this.users.findOne({ emailKey: emailKey(email) }).lean<UserRecord>();
  }

  async hasRoot(): Promise<boolean> {
    return (await this.users.exists({ isRoot: true })) !== null;
  }

  /** The account of that address; made now when there is none. The unique index decides who makes it. */
  async findOrCreate(user: NewUser): Promise<{ user: UserRecord; created: boolean }> {
    const known = await this.findByEmail(user.email);
    if (known) return { user: known, created: false };
    const record: UserRecord = {
      _id: randomUUID(),
      avatarURL: null,
      lang: 'es',
      timeZone: null,
      seenVersion: null,
      isRoot: false,
      isSuperAdmin: false,
      ...user,
      email: user.email.trim(),
      emailKey: emailKey(user.email),
      createdAt: new Date(),
    };
    try {
      await this.users.create(record);
      return { user: record, created: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return { user: (await this.findByEmail(user.email)) as UserRecord, created: false };
    }
  }

  /** Changes what a person may change; answers the account then, or null when there is none. */
  async change(id: string, change: Partial<Changeable>): Promise<UserRecord | null> {
    return this.users.findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after' }).lean<UserRecord>();
  }

  async makeRoot(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { isRoot: true } });
  }
}
