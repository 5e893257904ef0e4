import { Injectable } from '@nestjs/common';
import { emailKey, refusalOfAccount, refusalOfClaims } from '@plomada/domain';
import { forbidden } from '@plomada/service-kit';
import type { InvitationRecord } from '../invitation-store/invitation.schema';
import { RedeemInvitation } from '../redeem-invitation/redeem-invitation';
import { MembershipRepository } from '../memberships/membership.repository';
import { RoleChanges } from '../memberships/role-changes';
import { SignOnInvitations } from '../sign-on-offers/sign-on-invitations';
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
    private readonly redeeming: RedeemInvitation,
    private readonly invited: SignOnInvitations,
  ) {}

  /**
   * The account of who is told of: the one that they signed on to before, else that of their e-mail, else a new one where the business wants
   * that or has invited them. What the business has sent to the e-mail of that account is taken up by that. Refuses with what `SignOnRefusal` says, and
   * with SIGN_ON_IDENTITY_CHANGED where the account is somebody else's there.
   */
  async of(record: SignOnRecord, claims: ParsedClaims): Promise<UserRecord> {
    const refusal = refusalOfClaims(claims, await this.signOns.provenDomains(record), record);
    const { email } = claims;
    if (refusal || email === null) throw forbidden(refusal ?? 'SIGN_ON_EMAIL_UNVERIFIED');
    const subject = { businessId: record._id, issuer: record.issuer, subject: claims.subject };
    const known = await this.identities.userOf(subject);
    const user =
      known === null ? await this.byEmail(record, { ...claims, email }) : await this.users.find(known);
    if (!user) throw forbidden('SIGN_ON_PERSON_UNKNOWN');
    const isMember = await this.isMember(record, user);
    const waiting = await this.invitationsOf(record, { user, isMember, email });
    await this.refuseUnless(isMember || waiting.length > 0, record, user);
    // Before anything is given: the account may be somebody else's there.
    if (known === null) await this.identities.link(subject, user._id);
    await this.redeeming.redeemAll(user._id, waiting);
    return user;
  }

  /** Refuses with what `SignOnRefusal` says where the business's provider does not open the account, now. */
  async refuse(record: SignOnRecord, user: UserRecord): Promise<void> {
    await this.refuseUnless(await this.isMember(record, user), record, user);
  }

  /** An address that the provider tells of now, and that is not the account's, may be somebody else's: as by a link, nothing is taken up. */
  private async invitationsOf(
    { _id: businessId }: SignOnRecord,
    { user, isMember, email }: { user: UserRecord; isMember: boolean; email: string },
  ): Promise<InvitationRecord[]> {
    if (emailKey(email) !== emailKey(user.email)) return [];
    return isMember
      ? this.redeeming.pendingFor(businessId, email)
      : this.invited.pendingFor(businessId, email, user);
  }

  private async isMember({ _id: businessId }: SignOnRecord, { _id: userId }: UserRecord): Promise<boolean> {
    return (await this.memberships.businessRoles(businessId, userId)).length > 0;
  }

  private async refuseUnless(isMember: boolean, record: SignOnRecord, user: UserRecord): Promise<void> {
    const account = { email: user.email, isMember, isOfPlatform: platformRoles(user).length > 0 };
    const refusal = refusalOfAccount(account, await this.signOns.provenDomains(record));
    if (refusal) throw forbidden(refusal);
  }

  /** Somebody without an account gets one where an invitation waits for them, or the business makes members of everybody. */
  private async byEmail(
    { _id: businessId, makesMembers }: SignOnRecord,
    { email, firstName, lastName }: ParsedClaims & { readonly email: string },
  ): Promise<UserRecord | null> {
    const known = await this.users.findByEmail(email);
    if (known) return known;
    const [invitation] = await this.invited.pendingFor(businessId, email, null);
    if (!invitation && !makesMembers) return null;
    const { lang } = invitation ?? {};
    const person = { email, firstName, lastName, ...(lang && { lang }) };
    const { user, created } = await this.users.findOrCreate(person);
    if (created && !invitation) {
      await this.memberships.addBusinessRoles(businessId, user._id, ['businessMember']);
      await this.changes.announce([user._id]);
    }
    return user;
  }
}
