import { Module } from '@nestjs/common';
import { AccountLogModule } from '../account-log/account-log.module';
import { InvitationStoreModule } from '../invitation-store/invitation-store.module';
import { InvitationsModule } from '../invitations/invitations.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { UsersModule } from '../users/users.module';
import { BusinessDirectory } from './business-directory';
import { ImportPeople } from './import-people';
import { PeopleImportController } from './people-import.controller';

@Module({
  imports: [UsersModule, MembershipsModule, InvitationStoreModule, InvitationsModule, AccountLogModule],
  controllers: [PeopleImportController],
  providers: [BusinessDirectory, ImportPeople],
})
export class PeopleImportModule {}
