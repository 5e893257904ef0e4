import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ResetLinksModule } from '../reset-links/reset-links.module';
import { CREDENTIALS, credentialSchema } from './credential.schema';
import { Credentials } from './credentials';

@Module({
  imports: [MongooseModule.forFeature([{ name: CREDENTIALS, schema: credentialSchema }]), ResetLinksModule],
  providers: [Credentials],
  exports: [Credentials],
})
export class PasswordsModule {}
