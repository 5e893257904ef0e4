import { Module } from '@nestjs/common';
import { AttachmentsController } from './attachments.controller';
import { PicturesController } from './pictures.controller';
import { ProjectsFiles } from './projects-files';

@Module({ controllers: [PicturesController, AttachmentsController], providers: [ProjectsFiles] })
export class FilesModule {}
