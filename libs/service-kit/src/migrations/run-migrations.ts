import type { mongo } from 'mongoose';
import { setTimeout as after } from 'node:timers/promises';
import { StartFailure } from '../failure/start-failure';
import { AppliedMigrations } from './applied-migrations';
import type { Migration } from './migration';
import { MigrationLock } from './migration-lock';

/** How long a process that was killed holds up the others, in milliseconds. */
const LEASE_MS = 30_000;
/** How often those that wait look again, in milliseconds. */
const LOOK_EVERY_MS = 250;

/** Where `npm run restore` leaves its mark while it writes. */
const INTERRUPTED_RESTORE = 'interrupted_restore';

/** Who is told what is done. */
export interface MigrationLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
}

/**
 * Does to a database what of these migrations was not done to it, in their order; resolves when all of them are, whoever did them. Of
 * several processes one does them and the others wait. Throws a StartFailure on the database of a newer release that this one cannot
 * work with, on one that is half restored, and where a migration fails.
 */
export async function runMigrations(
  database: mongo.Db,
  migrations: readonly Migration[],
  log: MigrationLog,
  leaseMs = LEASE_MS,
): Promise<void> {
  const applied = new AppliedMigrations(database);
  await refuseHalfRestored(database);
  await warnOfNewer(applied, migrations, log);
  for (let isWaiting = false; (await applied.missingOf(migrations)).length > 0;) {
    const lock = await MigrationLock.take(database, leaseMs);
    if (lock) {
      await underLock(lock, () => applyMissing(database, applied, migrations, log));
      continue;
    }
    if (!isWaiting) log.info({}, 'another process migrates the database: waiting for it');
    isWaiting = true;
    await after(LOOK_EVERY_MS);
  }
}

/** What a restore still brings, or was killed over, would be noted as migrated though it is not. */
async function refuseHalfRestored(database: mongo.Db): Promise<void> {
  if ((await database.collection(INTERRUPTED_RESTORE).findOne()) === null) return;
  throw new StartFailure(
    `The database ${database.databaseName} is being restored, or a restore of it was interrupted: end it first ` +
      `(npm run restore, with --again where it was killed)`,
  );
}

async function warnOfNewer(
  applied: AppliedMigrations,
  migrations: readonly Migration[],
  log: MigrationLog,
): Promise<void> {
  const unknown = await applied.unknownTo(migrations);
  if (unknown.length === 0) return;
  log.warn({ migrations: unknown.map(({ _id }) => _id) }, 'the database is of a newer release');
}

async function underLock(lock: MigrationLock, work: () => Promise<void>): Promise<void> {
  try {
    await Promise.race([work(), lock.lost]);
  } finally {
    // It expires by itself; what went wrong before is what is to be read.
    await lock.release().catch(() => undefined);
  }
}

async function applyMissing(
  database: mongo.Db,
  applied: AppliedMigrations,
  migrations: readonly Migration[],
  log: MigrationLog,
): Promise<void> {
  for (const { name, breaking, run } of await applied.missingOf(migrations)) {
    log.info({ migration: name }, 'migration begun');
    const began = performance.now();
    const changed = await run(database).catch((error: Error) => {
      throw new StartFailure(`The migration ${name} of ${database.databaseName} failed: ${error.message}`);
    });
    const milliseconds = Math.round(performance.now() - began);
    await applied.note({ _id: name, breaking, appliedAt: new Date(), changed, milliseconds });
    log.info({ migration: name, changed, ms: milliseconds }, 'migration applied');
  }
}
