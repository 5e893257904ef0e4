import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RedisCacheModule } from '../redis-cache/redis-cache.module';
import { InvitationStoreModule } from '../invitation-store/invitation-store.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInPoliciesModule } from '../sign-in-policies/sign-in-policies.module';
import { SignOnSettingsModule } from '../sign-on-settings/sign-on-settings.module';
import { TwoFactorModule } from '../two-factor/two-factor.module';
import { UsersModule } from '../users/users.module';
import { VisitsModule } from '../visits/visits.module';
import { AddMember } from './add-member';
import { BusinessAdmins } from './business-admins';
import {
  BUSINESS_MEMBERSHIPS,
  businessMembershipSchema,
} from '../membership-store/business-membership.schema';
import { KNOWN_BUSINESSES, knownBusinessSchema } from './known-business.schema';
import { ChangeMembers } from './change-members';
import { Grants } from './grants';
import { MemberController } from './member.controller';
import { HideProject } from './hide-project';
import { HideProjectController } from './hide-project.controller';
import { MembershipController } from './membership.controller';
import { MembershipLists } from './membership-lists';
import { MembershipRepository } from './membership.repository';
import { PROJECT_MEMBERS, projectMembersSchema } from './project-members.schema';
import { RoleCache } from './role-cache';
import { RoleChanges } from './role-changes';
import { Roles } from './roles';

const collections = MongooseModule.forFeature([
  { name: KNOWN_BUSINESSES, schema: knownBusinessSchema },
  { name: BUSINESS_MEMBERSHIPS, schema: businessMembershipSchema },
  { name: PROJECT_MEMBERS, schema: projectMembersSchema },
]);

@Module({
  imports: [
    RedisCacheModule,
    UsersModule,
    PasswordsModule,
    SessionsModule,
    TwoFactorModule,
    SignInPoliciesModule,
    SignOnSettingsModule,
    VisitsModule,
    InvitationStoreModule,
    collections,
  ],
  controllers: [HideProjectController, MembershipController, MemberController],
  providers: [
    BusinessAdmins,
    HideProject,
    MembershipRepository,
    RoleCache,
    RoleChanges,
    Roles,
    MembershipLists,
    AddMember,
    ChangeMembers,
    Grants,
  ],
  exports: [MembershipRepository, RoleChanges, Roles],
})
export class MembershipsModule {}
