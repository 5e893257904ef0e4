import { Injectable } from '@nestjs/common';
import type { changePassword, passwordRules } from '@plomada/contracts';
import { invalid, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { LoginThrottle } from '../login/login-throttle';
import { Credentials } from '../passwords/credentials';
import { decodeSecret } from '../passwords/decode-secret';
import { newPasswordOf } from '../passwords/new-password';
import { SignInPolicies } from '../sign-in-policies/sign-in-policies';
import { SignOnOffers } from '../sign-on-offers/sign-on-offers';
import { UserRepository } from '../users/user.repository';
import { PasswordChange } from './password-change';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly throttle: LoginThrottle,
    private readonly change: PasswordChange,
    private readonly policies: SignInPolicies,
    private readonly offers: SignOnOffers,
  ) {}

  /** The least characters of a new password, whether there is an old one, and what stands in its place. Refuses with USER_NOT_FOUND. */
  async rulesOf(userId: string): Promise<z.infer<typeof passwordRules.response>> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('USER_NOT_FOUND');
    const { passwordMinimum } = await this.policies.rulesFor(user);
    const hasPassword = await this.credentials.exist(userId);
    const onlyProvider = await this.offers.onlyProviderOf(user);
    return { minimum: passwordMinimum, hasPassword, onlyProvider };
  }

  /**
   * By somebody who is logged in and knows the old one; guessing at it counts as guessing at the login. Refuses with PASSWORD_SAME
   * where the old one, chosen by somebody else, was to be replaced.
   */
  async execute(request: z.infer<typeof changePassword.request>): Promise<void> {
    const { userId, sessionId, address } = request;
    const user = await this.users.find(userId);
    if (!user) throw notFound('USER_NOT_FOUND');
    const { passwordMinimum } = await this.policies.rulesFor(user);
    const chosen = newPasswordOf(request.newPassword, passwordMinimum);
    await this.throttle.begin(user.email, address);
    const old = decodeSecret(request.oldPassword);
    if (old === null || !(await this.credentials.matches(userId, old))) throw invalid('OLD_PASSWORD_WRONG');
    await this.throttle.confirmed(user.email, address);
    if (chosen === old && (await this.credentials.areTemporary(userId))) throw invalid('PASSWORD_SAME');
    await this.change.execute(userId, chosen, sessionId);
  }
}
