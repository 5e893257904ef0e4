import { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { StartFailure } from '../failure/start-failure';
import { isDuplicateKey } from '../database/duplicate-key';

interface LockDocument {
  readonly _id: 'migrations';
  readonly owner: string;
  readonly expiresAt: Date;
}

const LOCK = { _id: 'migrations' } as const;

/**
 * Lets one process at a time migrate a database. It expires unless it is renewed, by the database's clock, so that what a killed
 * process held is free again after a while.
 */
export class MigrationLock {
  /** Rejects when it cannot be renewed: another process may have it then. */
  readonly lost: Promise<never>;
  private renewing: NodeJS.Timeout | undefined;

  private constructor(
    private readonly locks: mongo.Collection<LockDocument>,
    private readonly owner: string,
    private readonly leaseMs: number,
  ) {
    this.lost = new Promise((_, reject) => {
      this.renewing = setInterval(() => void this.renew().catch(reject), leaseMs / 3);
    });
    // Nobody may be waiting for it at that moment.
    this.lost.catch(() => undefined);
  }

  /** Null while another process has it. */
  static async take(database: mongo.Db, leaseMs: number): Promise<MigrationLock | null> {
    const locks = database.collection<LockDocument>('migration_lock');
    const owner = randomUUID();
    const isFree = { $lt: [{ $ifNull: ['$expiresAt', new Date(0)] }, '$$NOW'] };
    const taken = {
      owner: { $cond: [isFree, owner, '$owner'] },
      expiresAt: { $cond: [isFree, until(leaseMs), '$expiresAt'] },
    };
    try {
      const options = { upsert: true, returnDocument: 'after' } as const;
      const found = await locks.findOneAndUpdate(LOCK, [{ $set: taken }], options);
      return found?.owner === owner ? new MigrationLock(locks, owner, leaseMs) : null;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Gives it up, unless another process has it by now. */
  async release(): Promise<void> {
    clearInterval(this.renewing);
    await this.locks.deleteOne({ ...LOCK, owner: this.owner });
  }

  private async renew(): Promise<void> {
    const { matchedCount } = await this.locks.updateOne({ ...LOCK, owner: this.owner }, [
      { $set: { expiresAt: until(this.leaseMs) } },
    ]);
    if (matchedCount === 0)
      throw new StartFailure('Another process has taken over the migrations of this database');
  }
}

const until = (leaseMs: number) => ({ $add: ['$$NOW', leaseMs] });
