import { bootService } from '@plomada/service-kit';
import { config } from './config';
import { WorkerModule } from './worker.module';

void bootService({ name: 'reports-worker', module: WorkerModule, config, background: true });
