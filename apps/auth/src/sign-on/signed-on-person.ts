import { Injectable } from '@nestjs/common';
import { refusalOfAccount, refusalOfClaims } from '@plomada/domain';
import { forbidden } from '@plomada/service-kit';
import { MembershipRepository } from '../memberships/membership.repository';
import { RoleChanges } from '../memberships/role-changes';
import { SignOnIdentities } from '../sign-on-settings/sign-on-identities';
import type { SignOnRecord } from '../sign-on-settings/sign-on.schema';
import { SignOns } from '../sign-on-settings/sign-ons';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import type { ParsedClaims } from './parsed-claims';
import { platformRoles } from '../users/platform-roles';

/** Whose account a provider opens. */
@Injectable()
export class SignedOnPerson {
  constructor(
    private readonly signOns: SignOns,
    private readonly identities: SignOnIdentities,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly changes: RoleChanges,
  ) {}

  /**
   * The account of who is told of: the one that they signed on to before, else that of their e-mail, else a new one where the business wants
   * that. Refuses with what `SignOnRefusal` says, and with SIGN_ON_IDENTITY_CHANGED where the account is somebody else's there.
   */
  async of(record: SignOnRecord, claims: ParsedClaims): Promise<UserRecord> {
    const refusal = refusalOfClaims(claims, await this.signOns.provenDomains(record), record);
    if (refusal) throw forbidden(refusal);
    const subject = { businessId: record._id, issuer: record.issuer, subject: claims.subject };
    const known = await this.identities.userOf(subject);
    const user = known === null ? await this.byEmail(record, claims) : await this.users.find(known);
    if (!user) throw forbidden('SIGN_ON_PERSON_UNKNOWN');
    await this.refuse(record, user);
    if (known === null) await this.identities.link(subject, user._id);
    return user;
  }

  /** Refuses with what `SignOnRefusal` says where the business's provider does not open the account, now. */
  async refuse(record: SignOnRecord, user: UserRecord): Promise<void> {
    const held = await this.memberships.businessRoles(record._id, user._id);
    const account = {
      email: user.email,
      isMember: held.length > 0,
      isOfPlatform: platformRoles(user).length > 0,
    };
    const refusal = refusalOfAccount(account, await this.signOns.provenDomains(record));
    if (refusal) throw forbidden(refusal);
  }

  /** Whoever has an account already is made a member by an administrator only. */
  private async byEmail(
    { _id: businessId, makesMembers }: SignOnRecord,
    { email, firstName, lastName }: ParsedClaims,
  ): Promise<UserRecord | null> {
    if (email === null) return null;
    if (!makesMembers) return this.users.findByEmail(email);
    const { user, created } = await this.users.findOrCreate({ email, firstName, lastName });
    if (created) {
      await this.memberships.addBusinessRoles(businessId, user._id, ['businessMember']);
      await this.changes.announce([user._id]);
    }
    return user;
  }
}
