import type { ServiceOptions } from '@plomada/service-kit';
import type { GatewayConfig } from './config';
import { GatewayModule } from './gateway.module';
import { prepare } from './prepare';

/** The gateway as the kit starts it: people reach PORT, health and metrics stay on SERVICE_PORT. */
export function gatewayService(config: GatewayConfig): ServiceOptions {
  return {
    name: 'gateway',
    module: GatewayModule.forRoot(config),
    config,
    front: { port: config.PORT, host: config.SERVICE_HOST },
    prepare: (app) => prepare(app, config),
  };
}
