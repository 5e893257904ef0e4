import { Module } from '@nestjs/common';
import { ImportFiles } from './import-files';

@Module({ providers: [ImportFiles], exports: [ImportFiles] })
export class FilesModule {}
