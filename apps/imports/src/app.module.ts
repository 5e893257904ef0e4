import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { CancelImport } from './cancel/cancel-import';
import { CancelController } from './cancel/cancel.controller';
import { config } from './config';
import { ImportFiles } from './files/import-files';
import { JobsModule } from './jobs/jobs.module';
import { ForgetProject } from './purge/forget-project';
import { QueueModule } from './queue/queue.module';
import { ReadResult } from './result/read-result';
import { ResultController } from './result/result.controller';
import { ReadStatus } from './status/read-status';
import { StatusController } from './status/status.controller';
import { ReceiveUpload } from './upload/receive-upload';
import { UploadController } from './upload/upload.controller';

/** Takes files in and hands results out; reads none. */
@Module({
  imports: [KitModule.forRoot({ name: 'imports', config, database: 'imports' }), JobsModule, QueueModule],
  controllers: [UploadController, StatusController, ResultController, CancelController],
  providers: [ImportFiles, ReceiveUpload, ReadStatus, ReadResult, CancelImport, ForgetProject],
})
export class AppModule {}
