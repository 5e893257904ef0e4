import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessesModule } from '../businesses/businesses.module';
import { ContainersModule } from '../containers/containers.module';
import { ProjectStoreModule } from '../project-store/project-store.module';
import { Attachments } from './attachments';
import { FilesController } from './files.controller';
import { InternalFilesController } from './internal-files.controller';
import { PICTURES, pictureRecordSchema } from './picture.schema';
import { Pictures } from './pictures';
import { UnusedPictures } from './unused-pictures';

const collection = MongooseModule.forFeature([{ name: PICTURES, schema: pictureRecordSchema }]);

@Module({
  imports: [collection, BusinessesModule, ContainersModule, ProjectStoreModule],
  controllers: [FilesController, InternalFilesController],
  providers: [Attachments, Pictures, UnusedPictures],
  exports: [Attachments, UnusedPictures],
})
export class FilesModule {}
