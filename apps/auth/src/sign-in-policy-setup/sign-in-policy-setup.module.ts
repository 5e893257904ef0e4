import { Module } from '@nestjs/common';
import { AccountLogModule } from '../account-log/account-log.module';
import { SignInPoliciesModule } from '../sign-in-policies/sign-in-policies.module';
import { SignInPolicyController } from './sign-in-policy.controller';

@Module({ imports: [SignInPoliciesModule, AccountLogModule], controllers: [SignInPolicyController] })
export class SignInPolicySetupModule {}
