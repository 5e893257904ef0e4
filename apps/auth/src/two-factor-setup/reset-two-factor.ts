import { Injectable } from '@nestjs/common';
import type { resetTwoFactor } from '@plomada/contracts';
import { conflict, forbidden, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { AccountLog } from '../account-log/account-log';
import { MembershipRepository } from '../memberships/membership.repository';
import { TwoFactor } from '../two-factor/two-factor';
import { UserRepository } from '../users/user.repository';
import { TwoFactorMail } from './two-factor-mail';
import { platformRoles } from '../users/platform-roles';

@Injectable()
export class ResetTwoFactor {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly twoFactor: TwoFactor,
    private readonly log: AccountLog,
    private readonly mail: TwoFactorMail,
  ) {}

  /**
   * By an administrator of a business, for another of its members, who still needs the password to come in. Refuses with
   * MEMBER_NOT_FOUND, FORBIDDEN (people of the platform, unless root asks) or OWN_SECOND_STEP: one's own is ended with its proof.
   */
  async execute({
    businessId,
    userId,
    byUserId,
    byRoot,
  }: z.output<typeof resetTwoFactor.request>): Promise<void> {
    if (userId === byUserId) throw conflict('OWN_SECOND_STEP');
    const held = await this.memberships.businessRoles(businessId, userId);
    const user = await this.users.find(userId);
    if (!user || held.length === 0) throw notFound('MEMBER_NOT_FOUND');
    if (!byRoot && platformRoles(user).length > 0) {
      throw forbidden('FORBIDDEN', { permission: 'createBusiness' });
    }
    if (!(await this.twoFactor.end(userId))) return;
    await this.log.note({ businessId, byUserId, what: 'twoFactorReset', userId });
    await this.mail.tell(user, 'reset');
  }
}
