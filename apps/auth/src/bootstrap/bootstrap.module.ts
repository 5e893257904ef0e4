import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { UsersModule } from '../users/users.module';
import { FirstRoot } from './first-root';

@Module({
  imports: [UsersModule, PasswordsModule],
  providers: [FirstRoot],
})
export class BootstrapModule {}
