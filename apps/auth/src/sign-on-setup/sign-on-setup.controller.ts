import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { AccountLog } from '../account-log/account-log';
import { MembershipRepository } from '../memberships/membership.repository';
import { Providers } from '../sign-on-provider/providers';
import { SignOnIdentities } from '../sign-on-settings/sign-on-identities';
import { SignOnSetup } from './sign-on-setup';

@Controller()
export class SignOnSetupController {
  constructor(
    private readonly setup: SignOnSetup,
    private readonly providers: Providers,
    private readonly identities: SignOnIdentities,
    private readonly memberships: MembershipRepository,
    private readonly log: AccountLog,
  ) {}

  @HandleRpc(contracts.signOnOf)
  of({ businessId }: z.output<typeof contracts.signOnOf.request>) {
    return this.setup.view(businessId);
  }

  @HandleRpc(contracts.setSignOn)
  set(request: z.output<typeof contracts.setSignOn.request>) {
    return this.setup.set(request);
  }

  @HandleRpc(contracts.checkSignOn)
  async check({ issuer }: z.output<typeof contracts.checkSignOn.request>) {
    const metadata = await this.providers.metadataOf(issuer);
    return {
      host: new URL(metadata.authorization_endpoint ?? issuer).host,
      saysPkce: metadata.code_challenge_methods_supported?.includes('S256') ?? false,
    };
  }

  @HandleRpc(contracts.addSignOnDomain)
  addDomain(request: z.output<typeof contracts.addSignOnDomain.request>) {
    return this.setup.addDomain(request);
  }

  @HandleRpc(contracts.proveSignOnDomain)
  proveDomain(request: z.output<typeof contracts.proveSignOnDomain.request>) {
    return this.setup.proveDomain(request);
  }

  @HandleRpc(contracts.removeSignOnDomain)
  removeDomain(request: z.output<typeof contracts.removeSignOnDomain.request>) {
    return this.setup.removeDomain(request);
  }

  @HandleRpc(contracts.forgetSignOnIdentity)
  async forget({ businessId, byUserId, userId }: z.output<typeof contracts.forgetSignOnIdentity.request>) {
    const held = await this.memberships.businessRoles(businessId, userId);
    if (held.length === 0) throw notFound('MEMBER_NOT_FOUND');
    await this.identities.forget(businessId, userId);
    await this.log.note({ businessId, byUserId, what: 'signOnIdentityForgotten', userId });
    return {};
  }
}
