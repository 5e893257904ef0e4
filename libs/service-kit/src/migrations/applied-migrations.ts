import type { mongo } from 'mongoose';
import { StartFailure } from '../failure/start-failure';
import type { Migration } from './migration';

/** That a migration was done to this database. */
export interface AppliedMigration {
  /** Its name. */
  readonly _id: string;
  readonly breaking: boolean;
  readonly appliedAt: Date;
  /** How many documents it changed. */
  readonly changed: number;
  /** How long it took. */
  readonly milliseconds: number;
}

/** The migrations that a database says were done to it. */
export class AppliedMigrations {
  private readonly applied: mongo.Collection<AppliedMigration>;

  constructor(private readonly database: mongo.Db) {
    this.applied = database.collection<AppliedMigration>('migrations');
  }

  /** Those that are still to be done, in their order. A StartFailure where the database is a newer release's and this one cannot work with it. */
  async missingOf(migrations: readonly Migration[]): Promise<readonly Migration[]> {
    const unknown = await this.unknownTo(migrations);
    const breaking = unknown.filter((one) => one.breaking).map(({ _id }) => _id);
    if (breaking.length > 0) throw new StartFailure(this.refusal(breaking));
    const names = new Set(await this.applied.distinct('_id'));
    return migrations.filter(({ name }) => !names.has(name));
  }

  /** Those of a newer release. */
  async unknownTo(migrations: readonly Migration[]): Promise<readonly AppliedMigration[]> {
    const known = migrations.map(({ name }) => name);
    return this.applied.find({ _id: { $nin: known } }).toArray();
  }

  /** A process that had lost the lock may note it too: the first note stays. */
  async note({ _id, ...rest }: AppliedMigration): Promise<void> {
    await this.applied.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true });
  }

  private refusal(breaking: readonly string[]): string {
    return (
      `A newer release has changed the database ${this.database.databaseName} so that this one cannot work with it ` +
      `(${breaking.join(', ')}). Install that release again, or restore the backup that was made before the upgrade`
    );
  }
}
