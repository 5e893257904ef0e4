import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SIGN_ON_FAILURES, signOnFailureSchema } from './sign-on-failure.schema';
import { SignOnFailures } from './sign-on-failures';
import { SignOnIdentities } from './sign-on-identities';
import { SIGN_ON_IDENTITIES, signOnIdentitySchema } from './sign-on-identity.schema';
import { SignOnDomains } from './sign-on-domains';
import {
  CLAIMED_DOMAINS,
  claimedDomainSchema,
  PROVEN_DOMAINS,
  provenDomainSchema,
} from './sign-on-domain.schema';
import { SIGN_ONS, signOnSchema } from './sign-on.schema';
import { SignOns } from './sign-ons';

const collections = MongooseModule.forFeature([
  { name: SIGN_ONS, schema: signOnSchema },
  { name: CLAIMED_DOMAINS, schema: claimedDomainSchema },
  { name: PROVEN_DOMAINS, schema: provenDomainSchema },
  { name: SIGN_ON_IDENTITIES, schema: signOnIdentitySchema },
  { name: SIGN_ON_FAILURES, schema: signOnFailureSchema },
]);

const parts = [SignOns, SignOnDomains, SignOnIdentities, SignOnFailures];

@Module({ imports: [collections], providers: parts, exports: parts })
export class SignOnSettingsModule {}
