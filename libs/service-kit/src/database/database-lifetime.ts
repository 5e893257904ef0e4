import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { APP_NAME } from '../config/config-token';
import { HealthRegistry } from '../health/health-registry';

/** Makes the database ready before the service is, and tells whether it still keeps what it is given. */
@Injectable()
export class DatabaseLifetime implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('MongoDB');
  private readonly tellOfLoss = () => this.logger.warn('MongoDB went away');
  private readonly tellOfReturn = () => this.logger.log('MongoDB is back');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly health: HealthRegistry,
    @Inject(APP_NAME) private readonly app: string,
  ) {}

  /** Waits for the indexes of all models: uniqueness must hold before the first request, not some time after it. */
  async onModuleInit(): Promise<void> {
    this.health.add('mongodb', () => this.write());
    this.connection.on('disconnected', this.tellOfLoss);
    this.connection.on('reconnected', this.tellOfReturn);
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }

  /** By the connection that everything uses: a database that greets us and keeps nothing is of no use. */
  private async write(): Promise<void> {
    if (!this.connection.db) throw new Error('not connected');
    await this.connection.db
      .collection<{ _id: string }>('readiness')
      .updateOne({ _id: this.app }, { $set: { at: new Date() } }, { upsert: true });
  }

  /** From here on the connection is closed on purpose. */
  onModuleDestroy(): void {
    this.connection.off('disconnected', this.tellOfLoss);
  }
}
