import { Module } from '@nestjs/common';
import { InvitationStoreModule } from '../invitation-store/invitation-store.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { Joining } from './joining';

@Module({
  imports: [InvitationStoreModule, MembershipsModule],
  providers: [Joining],
  exports: [Joining],
})
export class JoiningModule {}
