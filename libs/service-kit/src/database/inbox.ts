import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';

interface Receipt {
  _id: string;
  /** Null while the work is under way. */
  doneAt: Date | null;
  /** Until when somebody works on it; after that it counts as abandoned. */
  claimedUntil: Date;
}

const DUPLICATE_KEY = 11_000;
/** How long a message is remembered, in seconds: longer than anything is redelivered. */
const REMEMBERED = 14 * 24 * 3600;
/** How long one worker may take, in milliseconds, before another one may take over. */
const CLAIM = 60_000;

/** Makes a consumer idempotent: remembers which messages it has done. */
@Injectable()
export class Inbox {
  private ready: Promise<unknown> | null = null;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Does the work unless it was done for this message before; tells whether it did.
   *
   * When the work throws, the message counts as not done and the error is passed on. Throws when another worker is at
   * it right now: the delivery is then retried. A worker that died between its work and the note of it makes the work
   * happen twice, so the work itself should still bear that.
   */
  async once(messageId: string, work: () => Promise<unknown>): Promise<boolean> {
    const inbox = await this.collection();
    if (!(await this.claim(inbox, messageId))) return false;
    try {
      await work();
    } catch (error) {
      await inbox.deleteOne({ _id: messageId, doneAt: null });
      throw error;
    }
    await inbox.updateOne({ _id: messageId }, { $set: { doneAt: new Date() } });
    return true;
  }

  private async claim(inbox: Collection<Receipt>, messageId: string): Promise<boolean> {
    const now = new Date();
    const claimedUntil = new Date(now.getTime() + CLAIM);
    try {
      await inbox.updateOne(
        { _id: messageId, doneAt: null, claimedUntil: { $lt: now } },
        { $set: { claimedUntil } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error;
    }
    const receipt = await inbox.findOne({ _id: messageId });
    if (receipt?.doneAt) return false;
    throw new Error(`message ${messageId} is being handled elsewhere`);
  }

  private async collection(): Promise<Collection<Receipt>> {
    const collection = this.connection.collection<Receipt>('inbox');
    this.ready ??= collection.createIndex({ doneAt: 1 }, { expireAfterSeconds: REMEMBERED });
    await this.ready;
    return collection;
  }
}
