import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createRedis } from '@plomada/service-kit';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import type { Server, ServerOptions } from 'socket.io';
import type { GatewayConfig } from '../config';
import { isOwnOrigin } from './socket-origin';

/** socket.io over all gateways: what is emitted to a room reaches its sockets wherever they are connected. */
export class RedisIoAdapter extends IoAdapter {
  private constructor(
    app: INestApplicationContext,
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
    private readonly config: GatewayConfig,
  ) {
    super(app);
  }

  static async connect(app: INestApplicationContext, config: GatewayConfig): Promise<RedisIoAdapter> {
    // Retried for ever: the adapter does not catch what its clients throw, and a restart of Redis must not end us.
    const endless = { keyPrefix: '', maxRetriesPerRequest: null, enableOfflineQueue: true };
    const clients = [createRedis(config, endless), createRedis(config, endless)] as const;
    return new RedisIoAdapter(app, ...clients, config);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server = super.createIOServer(port, {
      ...options,
      allowRequest: (request, decide) => decide(null, isOwnOrigin(request, this.config)),
    } as ServerOptions) as Server;
    const key = `${this.config.PLOMADA_PREFIX}:socket.io`;
    server.adapter(createAdapter(this.publisher, this.subscriber, { key, requestsTimeout: 2_000 }));
    return server;
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await Promise.all([this.publisher, this.subscriber].map(end));
  }
}

/** Lets what is under way be sent; without Redis there is nobody to send it to. */
async function end(client: Redis): Promise<void> {
  if (client.status === 'ready') await client.quit().catch(() => undefined);
  client.disconnect();
}
