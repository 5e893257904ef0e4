import type { MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { addressOf, StartFailure } from '../failure/start-failure';
import type { BaseConfig } from '../config/base-config';
import { majorityConcerns } from './replica-set';
import './lost-sockets';

/**
 * How long is waited for the database, in milliseconds. It is away: `serverSelectionTimeoutMS`. All connections are taken:
 * `waitQueueTimeoutMS`. It has a command and does not answer: `socketTimeoutMS`. A way on which nothing comes through any
 * more, and which nobody has closed, is given up after the sum of the other two.
 */
export const DATABASE_PATIENCE = {
  serverSelectionTimeoutMS: 2_000,
  waitQueueTimeoutMS: 5_000,
  socketTimeoutMS: 30_000,
  heartbeatFrequencyMS: 5_000,
  connectTimeoutMS: 5_000,
};

/** How the app's own database is reached, and a StartFailure when MongoDB does not answer in time. */
export function databaseOptions(config: BaseConfig, name: string): MongooseModuleFactoryOptions {
  return {
    uri: config.MONGO_URL,
    dbName: databaseNameOf(config, name),
    ...DATABASE_PATIENCE,
    ...majorityConcerns(config.MONGO_URL),
    // Without, what was answered within the last tenth of a second dies with the server.
    journal: true,
    retryAttempts: Math.ceil(config.START_PATIENCE_SECONDS / 2.5),
    retryDelay: 500,
    connectionErrorFactory: (error) => databaseAway(config, error) as unknown as typeof error,
  };
}

/** The name of a service's own database. */
export const databaseNameOf = (config: BaseConfig, name: string): string =>
  `${config.PLOMADA_PREFIX}_${name}`;

/** That MongoDB cannot be reached, for the person who starts the service. */
export const databaseAway = (config: BaseConfig, error: Error): StartFailure =>
  new StartFailure(`MongoDB does not answer at ${addressOf(config.MONGO_URL)} (${error.message})`);
