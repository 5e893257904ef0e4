import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { QueueModule } from '../queue/queue.module';
import { Housekeeping } from './housekeeping';

@Module({ imports: [FilesModule, JobsModule, QueueModule], providers: [Housekeeping] })
export class HousekeepingModule {}
