import { Module } from '@nestjs/common';
import { LoginController } from './login.controller';
import { ResetPasswordController } from './reset-password.controller';

@Module({ controllers: [LoginController, ResetPasswordController] })
export class LoginModule {}
