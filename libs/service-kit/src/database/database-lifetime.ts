import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HealthRegistry } from '../health/health-registry';

/** Makes the database ready before the service is, and tells whether it still answers. */
@Injectable()
export class DatabaseLifetime implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly health: HealthRegistry,
  ) {}

  /** Waits for the indexes of all models: uniqueness must hold before the first request, not some time after it. */
  async onModuleInit(): Promise<void> {
    this.health.add('mongodb', () => this.ping());
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }

  private async ping(): Promise<void> {
    if (!this.connection.db) throw new Error('not connected');
    await this.connection.db.admin().command({ ping: 1 });
  }
}
