import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessesModule } from '../businesses/businesses.module';
import { ContainersModule } from '../containers/containers.module';
import { ProjectStoreModule } from '../project-store/project-store.module';
import { Attachments } from './attachments';
import { FilesController } from './files.controller';
import { InternalFilesController } from './internal-files.controller';
import { PHOTOS, photoSchema } from './photo.schema';
import { Photos } from './photos';
import { PICTURES, pictureRecordSchema } from './picture.schema';
import { Pictures } from './pictures';
import { RowlessPhotos } from './rowless-photos';
import { UnusedPictures } from './unused-pictures';

const collections = MongooseModule.forFeature([
  { name: PICTURES, schema: pictureRecordSchema },
  { name: PHOTOS, schema: photoSchema },
]);

@Module({
  imports: [collections, BusinessesModule, ContainersModule, ProjectStoreModule],
  controllers: [FilesController, InternalFilesController],
  providers: [Attachments, Photos, Pictures, RowlessPhotos, UnusedPictures],
  exports: [Attachments, Photos, RowlessPhotos, UnusedPictures],
})
export class FilesModule {}
