import { Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { ChangePasswordModule } from './change-password/change-password.module';
import { BootstrapModule } from './bootstrap/bootstrap.module';
import { config } from './config';
import { LoginModule } from './login/login.module';
import { MembershipsModule } from './memberships/memberships.module';
import { ResetPasswordModule } from './reset-password/reset-password.module';
import { SessionsModule } from './sessions/sessions.module';

@Module({
  imports: [
    KitModule.forRoot({ name: 'auth', config, database: true, redis: true }),
    LoginModule,
    SessionsModule,
    ChangePasswordModule,
    ResetPasswordModule,
    MembershipsModule,
    BootstrapModule,
  ],
})
export class AppModule {}
