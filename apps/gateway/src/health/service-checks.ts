import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, HealthRegistry } from '@plomada/service-kit';
import type { GatewayConfig } from '../config';

/** Makes the gateway ready only when the services behind it are. */
@Injectable()
export class ServiceChecks implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    for (const { name, url } of this.config.SERVICE_URLS) this.health.add(name, () => askReady(url));
  }
}

async function askReady(url: string): Promise<void> {
  const response = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(1_900), redirect: 'error' });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answers ${response.status}`);
}
