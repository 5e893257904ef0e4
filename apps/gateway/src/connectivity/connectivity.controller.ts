import { Controller, Inject } from '@nestjs/common';
import { connectivityRoutes } from '@plomada/contracts';
import { CONFIG } from '@plomada/service-kit';
import type { GatewayConfig } from '../config';
import { Route } from '../requests/route';

/** Which page of another site tells browsers that have lost the product whether they reach the internet. */
@Controller('api')
export class ConnectivityController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  @Route(connectivityRoutes.settings)
  settings() {
    return { address: this.config.CONNECTIVITY_URL ?? null };
  }
}
