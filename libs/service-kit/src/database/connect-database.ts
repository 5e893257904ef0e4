import type { MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { addressOf, StartFailure } from '../boot/start-failure';
import type { BaseConfig } from '../config/base-config';

/** How the app's own database is reached: `<prefix>_<name>`, and a StartFailure when MongoDB does not answer in time. */
export function databaseOptions(config: BaseConfig, name: string): MongooseModuleFactoryOptions {
  return {
    uri: config.MONGO_URL,
    dbName: `${config.PLOMADA_PREFIX}_${name}`,
    serverSelectionTimeoutMS: 2_000,
    retryAttempts: Math.ceil(config.START_PATIENCE_SECONDS / 2.5),
    retryDelay: 500,
    connectionErrorFactory: (error) =>
      new StartFailure(
        `MongoDB does not answer at ${addressOf(config.MONGO_URL)} (${error.message})`,
      ) as unknown as typeof error,
  };
}
