import { Injectable } from '@nestjs/common';
import type { acceptInvitation, invitationPreview } from '@plomada/contracts';
import { emailKey, isSignOnRequired } from '@plomada/domain';
import { conflict, forbidden, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { type Joined, RedeemInvitation } from '../redeem-invitation/redeem-invitation';
import { Credentials } from '../passwords/credentials';
import { newPasswordOf } from '../passwords/new-password';
import { SignInPolicies } from '../sign-in-policies/sign-in-policies';
import { SignOnOffers } from '../sign-on-offers/sign-on-offers';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import type { InvitationRecord } from '../invitation-store/invitation.schema';
import { InvitationRepository } from '../invitation-store/invitation.repository';

@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly redeeming: RedeemInvitation,
    private readonly invitations: InvitationRepository,
    private readonly policies: SignInPolicies,
    private readonly offers: SignOnOffers,
  ) {}

  /** Refuses with INVITATION_INVALID. */
  async preview(token: string): Promise<z.infer<typeof invitationPreview>> {
    const invitation = await this.liveOne(token);
    const { email, scopeName, businessId, projectId, roles, invitedBy, expiresAt } = invitation;
    const { passwordMinimum } = await this.policies.of(businessId);
    const user = await this.users.findByEmail(email);
    return {
      email,
      scopeName,
      kind: projectId === null ? 'business' : 'project',
      roles,
      projects: invitation.projects?.length ?? 0,
      invitedBy,
      expiresAt: expiresAt.toISOString(),
      // One that somebody else's project list made has no password yet: it is the newcomer's to take.
      hasAccount: user !== null && (await this.credentials.exist(user._id)),
      firstName: invitation.firstName ?? '',
      lastName: invitation.lastName ?? '',
      passwordMinimum,
      signOn: await this.onlyProvider(invitation, user),
    };
  }

  /** For those without an account. Whoever has one must log in: a link in a mailbox must not open it. */
  async byNewcomer(request: z.infer<typeof acceptInvitation.request>): Promise<Joined> {
    const { token, firstName, lastName, lang } = request;
    const live = await this.liveOne(token);
    const { email, lang: invitedIn, businessId } = live;
    if (await this.onlyProvider(live, await this.users.findByEmail(email)))
      throw forbidden('SIGN_ON_REQUIRED');
    const { passwordMinimum } = await this.policies.of(businessId);
    const password = newPasswordOf(request.password, passwordMinimum);
    const { user } = await this.users.findOrCreate({ email, firstName, lastName });
    // Of two links of one address the first sets the password. The other is not used up: its password counts for nothing.
    if (!(await this.credentials.setFirst(user._id, password))) throw conflict('ACCOUNT_EXISTS');
    const invitation = await this.used(token);
    await this.users.change(user._id, { firstName, lastName, lang: lang ?? invitedIn });
    return this.redeeming.redeem(user._id, invitation);
  }

  /** Refuses with INVITATION_INVALID or INVITATION_FOR_ANOTHER; then the link stays as it was. */
  async byUser(userId: string, token: string): Promise<Joined> {
    const { email } = await this.liveOne(token);
    const user = await this.users.find(userId);
    if (user?.emailKey !== emailKey(email)) throw forbidden('INVITATION_FOR_ANOTHER');
    return this.redeeming.redeem(userId, await this.used(token));
  }

  /** The provider that the business has whoever comes by this invitation sign on at; null where a password is good, or the only way. */
  private async onlyProvider(
    { email, businessId, roles }: InvitationRecord,
    user: UserRecord | null,
  ): Promise<{ name: string } | null> {
    const offer = await this.offers.to(email, user);
    if (offer?.businessId !== businessId) return null;
    return isSignOnRequired(offer, roles.includes('businessAdmin')) ? { name: offer.name } : null;
  }

  private async liveOne(token: string): Promise<InvitationRecord> {
    const invitation = await this.invitations.byToken(token);
    if (!invitation || !(await this.redeeming.isValid(invitation))) throw notFound('INVITATION_INVALID');
    return invitation;
  }

  private async used(token: string): Promise<InvitationRecord> {
    const invitation = await this.invitations.accept(token);
    if (!invitation) throw notFound('INVITATION_INVALID');
    return invitation;
  }
}
