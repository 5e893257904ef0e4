import { mongo } from 'mongoose';
import { type LoggerOptions, pino } from 'pino';
import type { BaseConfig } from '../config/base-config';
import { DATABASE_PATIENCE, databaseAway } from '../database/connect-database';
import { majorityConcerns } from '../database/replica-set';
import type { Migration } from '../migrations/migration';
import { runMigrations } from '../migrations/run-migrations';
import { loggingOptions } from './logging';

/**
 * Brings a service's database to what the service expects, by a connection of its own, before anything else reads it. Its lines are
 * written at once: those of Nest are kept until all modules are there.
 */
export async function migrateDatabase(
  config: BaseConfig,
  app: string,
  databaseName: string,
  migrations: readonly Migration[],
): Promise<void> {
  const client = new mongo.MongoClient(config.MONGO_URL, {
    ...DATABASE_PATIENCE,
    serverSelectionTimeoutMS: config.START_PATIENCE_SECONDS * 1000,
    ...majorityConcerns(config.MONGO_URL),
    journal: true,
  });
  try {
    await client.connect().catch((error: Error) => {
      throw databaseAway(config, error);
    });
    const { pinoHttp } = loggingOptions(config, app);
    const log = pino(pinoHttp as LoggerOptions).child({ context: 'Migrations' });
    await runMigrations(client.db(databaseName), migrations, log);
  } finally {
    await client.close();
  }
}
