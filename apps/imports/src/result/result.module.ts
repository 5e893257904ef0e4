import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { ReadResult } from './read-result';
import { ResultController } from './result.controller';

@Module({ imports: [FilesModule, JobsModule], controllers: [ResultController], providers: [ReadResult] })
export class ResultModule {}
