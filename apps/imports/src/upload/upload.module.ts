import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { QueueModule } from '../queue/queue.module';
import { ReceiveUpload } from './receive-upload';
import { UploadController } from './upload.controller';

@Module({
  imports: [FilesModule, JobsModule, QueueModule],
  controllers: [UploadController],
  providers: [ReceiveUpload],
})
export class UploadModule {}
