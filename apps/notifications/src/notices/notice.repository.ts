import { MOST_NOTICES, type Notice, type NoticeType } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { isDuplicateKey } from '@plomada/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { NOTICES, type StoredNotice } from './notice.schema';
import { typesToAll } from './notice-subjects';

const DAY = 24 * 3_600_000;
/** How long a notice is kept, in days. */
const KEPT_DAYS = 90;

/** Who asks of which project. */
export interface NoticeReader {
  readonly projectId: string;
  readonly userId: string;
  /** What they are in the project: by that goes what they are told of what is for nobody in particular. */
  readonly roles: readonly Role[];
}

/** From an instant, exclusive, to another. */
interface Span {
  readonly after: Date;
  readonly until: Date;
}

/** What a notice says, by name. */
export type NewParams = StoredNotice['params'];
type NewNotice = Omit<StoredNotice, 'id' | 'eventId' | 'readBy' | 'expiresAt'>;

@Injectable()
export class NoticeRepository implements OnApplicationBootstrap {
  constructor(@InjectModel(NOTICES) private readonly notices: Model<StoredNotice>) {}

  /** Notices of before they ended are kept from their date on as long as all others. */
  async onApplicationBootstrap(): Promise<void> {
    const startDate = { $dateFromString: { dateString: '$date' } };
    await this.notices.updateMany(
      { expiresAt: { $exists: false } },
      [{ $set: { expiresAt: { $dateAdd: { startDate, unit: 'day', amount: KEPT_DAYS } } } }],
      { updatePipeline: true },
    );
  }

  /** Stores what follows from an event. A second time changes nothing. */
  async add(eventId: string, notice: NewNotice): Promise<void> {
    const expiresAt = new Date(Date.parse(notice.date) + KEPT_DAYS * DAY);
    try {
      await this.notices.create({ ...notice, eventId, id: randomUUID(), readBy: [], expiresAt });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** What was told of an event holds no longer. */
  async withdraw(eventId: string): Promise<void> {
    await this.notices.deleteOne({ eventId });
  }

  async forget(projectId: string): Promise<void> {
    await this.notices.deleteMany({ projectId });
  }

  /** What is told to one person, and of everybody's what is for such as them, but for the types left out; newest first. */
  async newest(reader: NoticeReader, leftOut: readonly NoticeType[]): Promise<Notice[]> {
    const found = await this.notices
      .find({ ...toldTo(reader), type: { $nin: leftOut } })
      .sort({ date: -1, _id: -1 })
      .limit(MOST_NOTICES)
      .lean<StoredNotice[]>();
    return found.map(({ readBy, ...notice }) => ({
      ...noticeOf(notice),
      read: readBy?.includes(reader.userId) ?? true,
    }));
  }

  /** What came in a span of time of the given types, oldest first. */
  async between(reader: NoticeReader, types: readonly NoticeType[], span: Span): Promise<Notice[]> {
    if (types.length === 0) return [];
    const date = { $gt: span.after.toISOString(), $lte: span.until.toISOString() };
    const found = await this.notices
      .find({ ...toldTo(reader), type: { $in: types }, date })
      .sort({ date: 1, _id: 1 })
      .limit(MOST_NOTICES)
      .lean<StoredNotice[]>();
    return found.map((notice) => ({ ...noticeOf(notice), read: false }));
  }

  /** Notes what one person has read, or not after all: the notices of those ids, or all where none are given. */
  async setRead(reader: NoticeReader, ids: readonly string[] | undefined, read: boolean): Promise<void> {
    const { userId } = reader;
    const meant = { ...toldTo(reader), ...(ids && { id: { $in: ids } }), readBy: { $exists: true } };
    const change = read ? { $addToSet: { readBy: userId } } : { $pull: { readBy: userId } };
    await this.notices.updateMany(meant, change);
  }
}

const toldTo = ({ projectId, userId, roles }: NoticeReader): QueryFilter<StoredNotice> => ({
  projectId,
  $or: [{ to: userId }, { to: null, by: { $ne: userId }, type: { $in: typesToAll(roles) } }],
});

const noticeOf = ({ id, projectId, date, type, params }: StoredNotice): Omit<Notice, 'read'> => ({
  kind: 'notice',
  ...{ id, projectId, date, type, params },
});
