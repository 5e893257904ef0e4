import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { config } from './config';
import { ImportFiles } from './files/import-files';
import { Housekeeping } from './housekeeping/housekeeping';
import { JobsModule } from './jobs/jobs.module';
import { QueueModule } from './queue/queue.module';
import { ImportProcessor } from './reading/import.processor';
import { ParseThreads } from './reading/parse-threads';
import { ReadImport } from './reading/read-import';

/** Reads the files that wait, and cleans up. */
@Module({
  imports: [
    KitModule.forRoot({ name: 'imports-worker', config, database: 'imports' }),
    JobsModule,
    QueueModule,
  ],
  providers: [ImportFiles, ParseThreads, ReadImport, ImportProcessor, Housekeeping],
})
export class WorkerModule {}
