import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  BUSINESS_MEMBERSHIPS,
  businessMembershipSchema,
} from '../membership-store/business-membership.schema';
import { SignInPolicies } from './sign-in-policies';
import { SIGN_IN_POLICIES, signInPolicySchema } from './sign-in-policy.schema';

const collections = MongooseModule.forFeature([
  { name: SIGN_IN_POLICIES, schema: signInPolicySchema },
  { name: BUSINESS_MEMBERSHIPS, schema: businessMembershipSchema },
]);

@Module({ imports: [collections], providers: [SignInPolicies], exports: [SignInPolicies] })
export class SignInPoliciesModule {}
