import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { ForgetProject } from './forget-project';

@Module({ imports: [FilesModule, JobsModule], providers: [ForgetProject] })
export class PurgeModule {}
