import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { resetAsked, type resetPassword } from '@plomada/contracts';
import { emailKey } from '@plomada/domain';
import { forbidden, notFound, Outbox, tooMany } from '@plomada/service-kit';
import type { z } from 'zod';
import { newPasswordOf } from '../passwords/new-password';
import { PasswordChange } from '../change-password/password-change';
import { type Limit, Throttle } from '../throttle/throttle';
import { SignInPolicies } from '../sign-in-policies/sign-in-policies';
import { SignOnOffers } from '../sign-on-offers/sign-on-offers';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import { ResetLinks } from '../reset-links/reset-links';

const ACCOUNT: Limit = { name: 'reset-account', most: 5, minutes: 60 };
const ADDRESS: Limit = { name: 'reset-address', most: 30, minutes: 60 };

@Injectable()
export class ResetPassword {
  constructor(
    private readonly throttle: Throttle,
    private readonly users: UserRepository,
    private readonly links: ResetLinks,
    private readonly change: PasswordChange,
    private readonly outbox: Outbox,
    private readonly policies: SignInPolicies,
    private readonly offers: SignOnOffers,
  ) {}

  /**
   * Notes that somebody wants a link; the mail is made afterwards, so that neither the answer nor its time says whether
   * there is such an account. Refuses with PASSWORD_RESET_THROTTLED, for accounts and strangers alike, and with SIGN_ON_REQUIRED
   * whom the first step of the login sends to a provider too.
   */
  async activate(email: string, address: string): Promise<void> {
    await this.count(ADDRESS, address);
    await this.count(ACCOUNT, emailKey(email));
    const user = await this.users.findByEmail(email);
    await this.refuseElsewhere(user);
    if (user) await this.outbox.add(resetAsked, { userId: user._id }, randomUUID());
  }

  /** The address that a working link was mailed to, and what a new password needs. Refuses with RESET_LINK_INVALID. */
  async behind(userId: string, token: string): Promise<{ email: string; passwordMinimum: number }> {
    const user = (await this.links.works(userId, token)) ? await this.users.find(userId) : null;
    if (!user) throw notFound('RESET_LINK_INVALID');
    const { passwordMinimum } = await this.policies.rulesFor(user);
    return { email: user.email, passwordMinimum };
  }

  /** A password that is refused leaves the link as it was. */
  async execute({ userId, token, password }: z.infer<typeof resetPassword.request>): Promise<void> {
    const user = await this.users.find(userId);
    await this.refuseElsewhere(user);
    const { passwordMinimum } = await this.policies.rulesFor(user);
    const chosen = newPasswordOf(password, passwordMinimum);
    if (!(await this.links.use(userId, token))) throw notFound('RESET_LINK_INVALID');
    await this.change.execute(userId, chosen);
  }

  /** No password opens an account that a business has sign on at its provider. */
  private async refuseElsewhere(user: UserRecord | null): Promise<void> {
    if (user && (await this.offers.onlyProviderOf(user)) !== null) throw forbidden('SIGN_ON_REQUIRED');
  }

  private async count(limit: Limit, subject: string): Promise<void> {
    const wait = await this.throttle.count(limit, subject);
    if (wait) throw tooMany('PASSWORD_RESET_THROTTLED', wait);
  }
}
