import type { Notification } from '@plomada/contracts';
import { isDuplicateKey } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { NOTIFICATIONS, type StoredNotification } from './notification.schema';

const MOST_LISTED = 200;

@Injectable()
export class NotificationRepository {
  constructor(@InjectModel(NOTIFICATIONS) private readonly notifications: Model<StoredNotification>) {}

  /** Stores what follows from an event. A second time changes nothing. */
  async add(eventId: string, notification: Omit<Notification, 'id' | 'status'>): Promise<void> {
    try {
      await this.notifications.create({ ...notification, eventId, id: randomUUID(), status: 'pending' });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async forget(projectId: string): Promise<void> {
    await this.notifications.deleteMany({ projectId });
  }

  /** Newest first. */
  async newest(projectId: string): Promise<Notification[]> {
    return this.notifications
      .find({ projectId }, { _id: 0, eventId: 0 })
      .sort({ date: -1, _id: -1 })
      .limit(MOST_LISTED)
      .lean<Notification[]>();
  }
}
