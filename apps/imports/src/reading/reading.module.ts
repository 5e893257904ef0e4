import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { QueueModule } from '../queue/queue.module';
import { ImportProcessor } from './import.processor';
import { ParseThreads } from './parse-threads';
import { ReadImport } from './read-import';

@Module({
  imports: [FilesModule, JobsModule, QueueModule],
  providers: [ParseThreads, ReadImport, ImportProcessor],
})
export class ReadingModule {}
