import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module';
import { ReadStatus } from './read-status';
import { StatusController } from './status.controller';

@Module({ imports: [JobsModule], controllers: [StatusController], providers: [ReadStatus] })
export class StatusModule {}
