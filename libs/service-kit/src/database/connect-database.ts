import { Logger } from '@nestjs/common';
import type { MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { addressOf, StartFailure } from '../boot/start-failure';
import type { BaseConfig } from '../config/base-config';

/** How the app's own database is reached: `<prefix>_<name>`, and a StartFailure when MongoDB does not answer in 10 seconds. */
export function databaseOptions(config: BaseConfig, name: string): MongooseModuleFactoryOptions {
  const logger = new Logger('MongoDB');
  return {
    uri: config.MONGO_URL,
    dbName: `${config.PLOMADA_PREFIX}_${name}`,
    serverSelectionTimeoutMS: 2_000,
    retryAttempts: 4,
    retryDelay: 500,
    connectionErrorFactory: (error) =>
      new StartFailure(
        `MongoDB does not answer at ${addressOf(config.MONGO_URL)} (${error.message})`,
      ) as unknown as typeof error,
    onConnectionCreate: (connection: Connection) => {
      connection.on('disconnected', () => logger.warn('MongoDB went away'));
      connection.on('connected', () => logger.log('connected to MongoDB'));
    },
  };
}
