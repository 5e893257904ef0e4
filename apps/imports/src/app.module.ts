import { getQueueToken } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { jobMetrics, KitModule } from '@plomada/service-kit';
import { CancelImport } from './cancel/cancel-import';
import { CancelController } from './cancel/cancel.controller';
import { config } from './config';
import { ImportFiles } from './files/import-files';
import { JobsModule } from './jobs/jobs.module';
import { ForgetProject } from './purge/forget-project';
import { QueueModule } from './queue/queue.module';
import { IMPORT_QUEUE } from './queue/queue-name';
import { ReadResult } from './result/read-result';
import { ResultController } from './result/result.controller';
import { ReadStatus } from './status/read-status';
import { StatusController } from './status/status.controller';
import { ReceiveUpload } from './upload/receive-upload';
import { UploadController } from './upload/upload.controller';

/** Its worker's, which may be gone when it matters how many wait. */
const jobs = jobMetrics(getQueueToken(IMPORT_QUEUE));

/** Takes files in and hands results out; reads none. */
@Module({
  imports: [KitModule.forRoot({ name: 'imports', config, database: 'imports' }), JobsModule, QueueModule],
  controllers: [UploadController, StatusController, ResultController, CancelController],
  providers: [ImportFiles, ReceiveUpload, ReadStatus, ReadResult, CancelImport, ForgetProject, jobs],
})
export class AppModule {}
