import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Announcements } from './announcements';
import { ImportJobRepository } from './import-job.repository';
import { IMPORT_JOBS, importJobSchema } from './import-job.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: IMPORT_JOBS, schema: importJobSchema }])],
  providers: [ImportJobRepository, Announcements],
  exports: [ImportJobRepository, Announcements],
})
export class JobsModule {}
