import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangePasswordModule } from '../change-password/change-password.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { MailResetLink } from './mail-reset-link';
import { PASSWORD_RESETS, passwordResetSchema } from './password-reset.schema';
import { ResetLinks } from './reset-links';
import { ResetPassword } from './reset-password';
import { ResetPasswordController } from './reset-password.controller';

@Module({
  imports: [
    UsersModule,
    ChangePasswordModule,
    ThrottleModule,
    MongooseModule.forFeature([{ name: PASSWORD_RESETS, schema: passwordResetSchema }]),
  ],
  controllers: [ResetPasswordController],
  providers: [ResetPassword, ResetLinks, MailResetLink],
})
export class ResetPasswordModule {}
