import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { CancelModule } from './cancel/cancel.module';
import { config } from './config';
import { PurgeModule } from './purge/purge.module';
import { ResultModule } from './result/result.module';
import { StatusModule } from './status/status.module';
import { UploadModule } from './upload/upload.module';

/** Takes files in and hands results out; reads none. */
@Module({
  imports: [
    KitModule.forRoot({ name: 'imports', config, database: 'imports' }),
    UploadModule,
    StatusModule,
    ResultModule,
    CancelModule,
    PurgeModule,
  ],
})
export class AppModule {}
