import { Module } from '@nestjs/common';
import { SocketModule } from '../socket/socket.module';
import { ImportsController } from './imports.controller';
import { Upload } from './upload';

@Module({ imports: [SocketModule], controllers: [ImportsController], providers: [Upload] })
export class ImportsModule {}
