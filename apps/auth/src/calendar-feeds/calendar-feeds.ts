import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type CalendarFeedInfo,
  type makeCalendarFeed,
  MOST_CALENDAR_FEEDS,
  type openCalendarFeed,
} from '@plomada/contracts';
import { conflict, notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { digestOf, newLinkToken } from '../links/link-token';
import { UserRepository } from '../users/user.repository';
import { CALENDAR_FEEDS, type CalendarFeedRecord } from './calendar-feed.schema';

/** The last use is noted this often, in milliseconds. */
const NOTED_EVERY = 60_000;

/** Secret links by which calendars fetch what is a person's own on a project, until they are revoked. */
@Injectable()
export class CalendarFeeds {
  constructor(
    @InjectModel(CALENDAR_FEEDS) private readonly feeds: Model<CalendarFeedRecord>,
    private readonly users: UserRepository,
  ) {}

  /** Makes one; only this answer has the secret. Refuses with CALENDAR_FEEDS_FULL (params: max). */
  async make({ userId, projectId, contents }: z.output<typeof makeCalendarFeed.request>) {
    const secret = newLinkToken();
    const record = await this.feeds.create({
      ...{ _id: randomUUID(), userId, projectId, contents },
      ...{ digest: digestOf(secret), createdAt: new Date() },
    });
    // Counted when it is there: of several that are made at once, none slips by.
    if ((await this.feeds.countDocuments({ userId })) > MOST_CALENDAR_FEEDS) {
      await this.feeds.deleteOne({ _id: record._id });
      throw conflict('CALENDAR_FEEDS_FULL', { max: MOST_CALENDAR_FEEDS });
    }
    return { secret, info: infoOf(record) };
  }

  /** Whose feed it is, and of what. Refuses with NOT_FOUND when there is none of this secret, or its owner is gone. */
  async open(secret: string): Promise<z.input<typeof openCalendarFeed.response>> {
    const record = await this.feeds.findOne({ digest: digestOf(secret) }).lean<CalendarFeedRecord>();
    const user = record && (await this.users.find(record.userId));
    if (!user) throw notFound('NOT_FOUND');
    const { _id, userId, projectId, contents, lastUsedAt } = record;
    const now = new Date();
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY) {
      await this.feeds.updateOne({ _id }, { $max: { lastUsedAt: now } });
    }
    return { userId, projectId, contents, lang: user.lang };
  }

  /** Those of somebody, the newest first. */
  async of(userId: string): Promise<CalendarFeedInfo[]> {
    const records = await this.feeds.find({ userId }).sort({ createdAt: -1 }).lean<CalendarFeedRecord[]>();
    return records.map(infoOf);
  }

  /** Ends one of somebody's. Refuses with NOT_FOUND when that person has no such feed. */
  async revoke(userId: string, feedId: string): Promise<void> {
    const { deletedCount } = await this.feeds.deleteOne({ _id: feedId, userId });
    if (deletedCount === 0) throw notFound('NOT_FOUND');
  }

  async revokeAll(userId: string): Promise<void> {
    await this.feeds.deleteMany({ userId });
  }
}

function infoOf({
  _id: id,
  projectId,
  contents,
  createdAt,
  lastUsedAt,
}: CalendarFeedRecord): CalendarFeedInfo {
  return {
    ...{ id, projectId, contents, createdAt: createdAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
