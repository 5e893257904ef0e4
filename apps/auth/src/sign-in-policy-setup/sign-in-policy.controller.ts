import { Controller } from '@nestjs/common';
import { accountLogOf, setSignInPolicy, signInPolicyOf } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { AccountLog } from '../account-log/account-log';
import { changedFields } from '../account-log/changed-fields';
import { SignInPolicies } from '../sign-in-policies/sign-in-policies';

@Controller()
export class SignInPolicyController {
  constructor(
    private readonly policies: SignInPolicies,
    private readonly log: AccountLog,
  ) {}

  @HandleRpc(signInPolicyOf)
  of({ businessId }: z.output<typeof signInPolicyOf.request>) {
    return this.policies.of(businessId);
  }

  @HandleRpc(setSignInPolicy)
  async set({ businessId, byUserId, policy }: z.output<typeof setSignInPolicy.request>) {
    const changed = changedFields(await this.policies.of(businessId), policy);
    if (Object.keys(changed).length === 0) return policy;
    await this.policies.set(businessId, policy);
    await this.log.note({ businessId, byUserId, what: 'policySet', userId: null, policy: changed });
    return policy;
  }

  @HandleRpc(accountLogOf)
  async changes({ businessId }: z.output<typeof accountLogOf.request>) {
    return { changes: await this.log.newest(businessId) };
  }
}
