import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createServer, type Server } from 'node:http';
import { StartFailure } from '../failure/start-failure';
import { Metrics } from '../metrics/metrics';
import { HealthRegistry } from './health-registry';
import { internalEndpoints } from './internal-endpoints';

/** Health and metrics on a port of their own, for an app whose main port people reach. */
@Injectable()
export class InternalServer implements OnApplicationShutdown {
  private readonly server: Server;

  constructor(health: HealthRegistry, metrics: Metrics) {
    const endpoints = internalEndpoints(health, metrics);
    this.server = createServer((request, response) =>
      endpoints(request, response, () => {
        response.writeHead(404);
        response.end();
      }),
    );
  }

  /** Resolves when it listens. Throws a StartFailure when the port is taken. */
  async listen(port: number, host: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', () => reject(new StartFailure(`Port ${port} is in use by another program`)));
      this.server.listen(port, host, resolve);
    });
  }

  onApplicationShutdown(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
