import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { QueueModule } from '../queue/queue.module';
import { ImportProcessor } from './import.processor';
import { ReadImport } from './read-import';

@Module({ imports: [FilesModule, JobsModule, QueueModule], providers: [ReadImport, ImportProcessor] })
export class ReadingModule {}
