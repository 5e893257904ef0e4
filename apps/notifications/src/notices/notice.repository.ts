import type { Notice } from '@plomada/contracts';
import { isDuplicateKey } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { NOTICES, type StoredNotice } from './notice.schema';

const MOST_LISTED = 200;

@Injectable()
export class NoticeRepository {
  constructor(@InjectModel(NOTICES) private readonly notices: Model<StoredNotice>) {}

  /** Stores what follows from an event. A second time changes nothing. */
  async add(eventId: string, notice: Omit<StoredNotice, 'id' | 'eventId'>): Promise<void> {
    try {
      await this.notices.create({ ...notice, eventId, id: randomUUID() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async forget(projectId: string): Promise<void> {
    await this.notices.deleteMany({ projectId });
  }

  /** What is told to one person, and to the administrators where the person is one; newest first. */
  async newest(projectId: string, userId: string, isAdmin: boolean): Promise<Notice[]> {
    const found = await this.notices
      .find({ projectId, to: { $in: isAdmin ? [userId, null] : [userId] } })
      .sort({ date: -1, _id: -1 })
      .limit(MOST_LISTED)
      .lean<StoredNotice[]>();
    return found.map(({ id, date, type, params }) => ({ kind: 'notice', id, projectId, date, type, params }));
  }
}
