import { Injectable } from '@nestjs/common';
import { addMember, type Member } from '@plomada/contracts';
import { forbidden, invalid, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { Credentials } from '../passwords/credentials';
import { SignInPolicies } from '../sign-in-policies/sign-in-policies';
import { UserRepository } from '../users/user.repository';
import { viewOf } from '../users/user-view';
import { MembershipRepository } from './membership.repository';
import { RoleChanges } from './role-changes';

@Injectable()
export class AddMember {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly memberships: MembershipRepository,
    private readonly changes: RoleChanges,
    private readonly policies: SignInPolicies,
  ) {}

  /**
   * Makes somebody a member of a business, with an account when there is none.
   * Refuses with NOT_FOUND (no such business), INITIAL_PASSWORD_FORBIDDEN (only root may choose one) or
   * PASSWORD_TOO_SHORT (params: minimum).
   */
  async execute({ businessId, member, byRoot }: z.infer<typeof addMember.request>): Promise<Member> {
    const { email, firstName, lastName, role, initialPassword } = member;
    if (initialPassword !== undefined && !byRoot) throw forbidden('INITIAL_PASSWORD_FORBIDDEN');
    if (!(await this.memberships.businessExists(businessId))) throw notFound('NOT_FOUND');
    const { passwordMinimum: minimum } = await this.policies.of(businessId);
    if (initialPassword !== undefined && initialPassword.length < minimum) {
      throw invalid('PASSWORD_TOO_SHORT', { minimum });
    }
    const { user } = await this.users.findOrCreate({ email, firstName, lastName });
    if (initialPassword !== undefined) await this.credentials.setFirst(user._id, initialPassword);
    const roles = await this.memberships.addBusinessRoles(businessId, user._id, [role]);
    await this.changes.announce([user._id]);
    return { user: viewOf(user), roles };
  }
}
