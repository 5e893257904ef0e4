import { Module } from '@nestjs/common';
import { InvitationStoreModule } from '../invitation-store/invitation-store.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { RedeemInvitation } from './redeem-invitation';

@Module({
  imports: [InvitationStoreModule, MembershipsModule],
  providers: [RedeemInvitation],
  exports: [RedeemInvitation],
})
export class RedeemInvitationModule {}
