import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { LoggerModule } from 'nestjs-pino';
import { Broker } from '../broker/broker';
import type { BaseConfig } from '../config/base-config';
import { APP_NAME, CONFIG } from '../config/config-token';
import { databaseNameOf, databaseOptions } from '../database/connect-database';
import { DatabaseLifetime } from '../database/database-lifetime';
import { DURABLE, durableWrites } from '../database/durable-writes';
import { Inbox } from '../database/inbox';
import { Outbox } from '../database/outbox';
import { EventBus } from '../events/event-bus';
import { EventConsumer } from '../events/event-consumer';
import { SubscriptionScan } from '../events/subscription-scan';
import { HealthRegistry } from '../health/health-registry';
import { InternalServer } from '../health/internal-server';
import { ReadinessMetrics } from '../health/readiness-metrics';
import { Metrics } from '../metrics/metrics';
import type { Migration } from '../migrations/migration';
import { AnswerForProcess } from '../processes/answer-for-process';
import { EventLoopDelay } from '../processes/event-loop-delay';
import { createRedis, REDIS, reachRedis } from '../redis/redis';
import { RpcClient } from '../rpc/rpc-client';
import { ShardConsumer } from '../rpc/shard-consumer';
import { loggingOptions } from './logging';
import { migrateDatabase } from './migrate-database';
import { RedisLifetime } from './redis-lifetime';

export interface KitOptions {
  /** The app's name: its queue, its database, its log lines. */
  readonly name: string;
  readonly config: BaseConfig;
  /** True: a database of its own, `<prefix>_<name>`. A string: that one, for a worker that shares its service's. */
  readonly database?: boolean | string;
  /** All that were ever done to the database, in their order: done before anything reads it. A worker names those of its service. */
  readonly migrations?: readonly Migration[];
  readonly redis?: boolean;
}

/** What every Nest app shares: configuration, broker, events, database, Redis, health, metrics, logs. */
@Global()
@Module({})
export class KitModule {
  static forRoot(options: KitOptions): DynamicModule {
    const { name, config, database = false, migrations = [], redis = false } = options;
    const providers: Provider[] = [
      { provide: CONFIG, useValue: config },
      { provide: APP_NAME, useValue: name },
      Metrics,
      HealthRegistry,
      InternalServer,
      { provide: Broker, useFactory: reachedBroker, inject: [CONFIG, HealthRegistry] },
      RpcClient,
      ShardConsumer,
      EventBus,
      ...(redis
        ? [{ provide: REDIS, useFactory: reachedRedis, inject: [CONFIG, HealthRegistry] }, RedisLifetime]
        : []),
      ...(database ? [Inbox, Outbox, DatabaseLifetime, durable] : []),
    ];
    const databaseName = typeof database === 'string' ? database : name;
    // Nobody has the connection before the database is what they expect.
    const migrated = async () => {
      await migrateDatabase(config, name, databaseNameOf(config, databaseName), migrations);
      return databaseOptions(config, databaseName);
    };
    return {
      module: KitModule,
      imports: [
        DiscoveryModule,
        LoggerModule.forRoot(loggingOptions(config, name)),
        ...(database ? [MongooseModule.forRootAsync({ useFactory: migrated })] : []),
      ],
      providers: [
        ...providers,
        SubscriptionScan,
        EventConsumer,
        EventLoopDelay,
        AnswerForProcess,
        ReadinessMetrics,
      ],
      exports: [...providers, ...(database ? [MongooseModule] : [])],
    };
  }
}

const durable: Provider = {
  provide: DURABLE,
  useFactory: (connection: Connection) => durableWrites(connection.getClient()),
  inject: [getConnectionToken()],
};

async function reachedBroker(config: BaseConfig, health: HealthRegistry): Promise<Broker> {
  const broker = new Broker(config);
  await broker.reach();
  health.add('rabbitmq', async () => {
    if (!broker.isConnected) throw new Error('not connected');
  });
  return broker;
}

async function reachedRedis(config: BaseConfig, health: HealthRegistry): Promise<Redis> {
  const redis = createRedis(config);
  await reachRedis(redis, config);
  health.add('redis', () => redis.ping());
  return redis;
}
