import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { CancelController } from './cancel.controller';
import { CancelImport } from './cancel-import';

@Module({ imports: [FilesModule, JobsModule], controllers: [CancelController], providers: [CancelImport] })
export class CancelModule {}
