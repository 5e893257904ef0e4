import { bootService, parseConfig } from '@plomada/service-kit';
import { gatewayConfig } from './config';
import { gatewayService } from './gateway-service';

void bootService(gatewayService(parseConfig(gatewayConfig)));
