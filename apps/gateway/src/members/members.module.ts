import { Module } from '@nestjs/common';
import { SocketModule } from '../socket/socket.module';
import { BusinessMembersController } from './business-members.controller';
import { ProjectMembersController } from './project-members.controller';

@Module({
  imports: [SocketModule],
  controllers: [BusinessMembersController, ProjectMembersController],
})
export class MembersModule {}
