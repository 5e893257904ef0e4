import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { ChangePasswordModule } from './change-password/change-password.module';
import { BootstrapModule } from './bootstrap/bootstrap.module';
import { config } from './config';
import { LessonsModule } from './lessons/lessons.module';
import { LoginModule } from './login/login.module';
import { InvitationsModule } from './invitations/invitations.module';
import { MembershipsModule } from './memberships/memberships.module';
import { PeopleImportModule } from './people-import/people-import.module';
import { ProfileModule } from './profile/profile.module';
import { ProjectViewsModule } from './project-views/project-views.module';
import { PurgeModule } from './purge/purge.module';
import { RatingsModule } from './ratings/ratings.module';
import { ResetPasswordModule } from './reset-password/reset-password.module';
import { SeenVersionModule } from './seen-version/seen-version.module';
import { SessionsModule } from './sessions/sessions.module';
import { SignInPolicySetupModule } from './sign-in-policy-setup/sign-in-policy-setup.module';
import { SignOnModule } from './sign-on/sign-on.module';
import { SignOnSetupModule } from './sign-on-setup/sign-on-setup.module';
import { TwoFactorSetupModule } from './two-factor-setup/two-factor-setup.module';
import { VisitsModule } from './visits/visits.module';

@Module({
  imports: [
    KitModule.forRoot({ name: 'auth', config, database: true, redis: true }),
    LoginModule,
    SessionsModule,
    ChangePasswordModule,
    ResetPasswordModule,
    TwoFactorSetupModule,
    SignInPolicySetupModule,
    SignOnModule,
    SignOnSetupModule,
    ProfileModule,
    MembershipsModule,
    InvitationsModule,
    PeopleImportModule,
    VisitsModule,
    RatingsModule,
    ProjectViewsModule,
    LessonsModule,
    PurgeModule,
    SeenVersionModule,
    BootstrapModule,
  ],
})
export class AppModule {}
