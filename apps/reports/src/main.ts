import { bootService } from '@plomada/service-kit';
import { AppModule } from './app.module';
import { config } from './config';

void bootService({ name: 'reports', module: AppModule, config, rpc: true });
