import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { config } from './config';
import { HousekeepingModule } from './housekeeping/housekeeping.module';
import { ReadingModule } from './reading/reading.module';

/** Reads the files that wait, and cleans up. */
@Module({
  imports: [
    KitModule.forRoot({ name: 'imports-worker', config, database: 'imports' }),
    ReadingModule,
    HousekeepingModule,
  ],
})
export class WorkerModule {}
