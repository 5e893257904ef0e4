import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HealthRegistry } from '../health/health-registry';

/** Makes the database ready before the service is, and tells whether it still answers. */
@Injectable()
export class DatabaseLifetime implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('MongoDB');
  private readonly tellOfLoss = () => this.logger.warn('MongoDB went away');
  private readonly tellOfReturn = () => this.logger.log('MongoDB is back');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly health: HealthRegistry,
  ) {}

  /** Waits for the indexes of all models: uniqueness must hold before the first request, not some time after it. */
  async onModuleInit(): Promise<void> {
    this.health.add('mongodb', () => this.ping());
    this.connection.on('disconnected', this.tellOfLoss);
    this.connection.on('reconnected', this.tellOfReturn);
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }

  private async ping(): Promise<void> {
    if (!this.connection.db) throw new Error('not connected');
    await this.connection.db.admin().command({ ping: 1 });
  }

  /** From here on the connection is closed on purpose. */
  onModuleDestroy(): void {
    this.connection.off('disconnected', this.tellOfLoss);
  }
}
