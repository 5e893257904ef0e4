import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Invitation, invitationAsked, type invite, type resendInvitation } from '@plomada/contracts';
import { emailKey } from '@plomada/domain';
import { conflict, notFound, Outbox, tooMany } from '@plomada/service-kit';
import type { z } from 'zod';
import { MembershipRepository } from '../memberships/membership.repository';
import { type Limit, Throttle } from '../throttle/throttle';
import { UserRepository } from '../users/user.repository';
import type { InvitationRecord } from '../invitation-store/invitation.schema';
import {
  type InvitationScope,
  type InvitationWish,
  InvitationRepository,
} from '../invitation-store/invitation.repository';
import { invitationView } from './invitation-view';

/** Nobody's mailbox is to be flooded through us, and nobody uses us to write to the world. */
const INVITER: Limit = { name: 'invite-inviter', most: 200, minutes: 60 };
/** Whoever brings a whole firm in has its list; a day's worth of it goes out, and no more. */
const IMPORTER: Limit = { name: 'invite-importer', most: 2000, minutes: 24 * 60 };
const INVITED: Limit = { name: 'invite-invited', most: 10, minutes: 60 };

@Injectable()
export class Invite {
  constructor(
    private readonly throttle: Throttle,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly invitations: InvitationRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Refuses with NOT_FOUND (no such scope), ALREADY_MEMBER or INVITATION_THROTTLED (params: minutes). */
  async execute(request: z.infer<typeof invite.request>): Promise<Invitation> {
    const { email, roles, scopeName, inviter } = request;
    const { businessId, projectId } = request;
    if (!(await this.memberships.placeExists(businessId, projectId))) throw notFound('NOT_FOUND');
    const user = await this.users.findByEmail(email);
    if (user && (await this.isMember(request, user._id))) throw conflict('ALREADY_MEMBER');
    await this.count(inviter.userId, email);
    const lang = request.lang ?? user?.lang ?? (await this.users.find(inviter.userId))?.lang ?? 'es';
    const wish = { email, roles, lang, scopeName, invitedBy: inviter.name, inviterId: inviter.userId };
    return this.mailed(await this.invitations.put(request, wish));
  }

  /** Invites somebody of a list to a business. Answers the minutes to wait, and invites nobody, where it is too often. */
  async fromList(businessId: string, wish: InvitationWish): Promise<{ minutes: number } | null> {
    const wait = await this.counted(IMPORTER, wish.inviterId ?? '', wish.email);
    if (wait) return wait;
    await this.mailed(await this.invitations.put({ businessId, projectId: null }, wish));
    return null;
  }

  /** Refuses with NOT_FOUND or INVITATION_THROTTLED (params: minutes). */
  async resend(request: z.infer<typeof resendInvitation.request>): Promise<Invitation> {
    const { invitationId, inviter } = request;
    const known = (await this.invitations.ofScope(request)).find(({ _id }) => _id === invitationId);
    if (!known) throw notFound('NOT_FOUND');
    await this.count(inviter.userId, known.email);
    const renewed = await this.invitations.renew(request, invitationId, inviter.userId);
    if (!renewed) throw notFound('NOT_FOUND');
    return this.mailed(renewed);
  }

  /** Its mail is made afterwards, and tried again while the mail service is away. */
  private async mailed(invitation: InvitationRecord): Promise<Invitation> {
    await this.outbox.add(invitationAsked, { invitationId: invitation._id }, randomUUID());
    return invitationView(invitation);
  }

  private async isMember({ businessId, projectId }: InvitationScope, userId: string): Promise<boolean> {
    if (projectId === null) return (await this.memberships.businessRoles(businessId, userId)).length > 0;
    const project = await this.memberships.project(projectId);
    return project?.members.some((member) => member.userId === userId) ?? false;
  }

  private async count(inviterId: string, email: string): Promise<void> {
    const wait = await this.counted(INVITER, inviterId, email);
    if (wait) throw tooMany('INVITATION_THROTTLED', wait);
  }

  private async counted(limit: Limit, inviterId: string, email: string): Promise<{ minutes: number } | null> {
    return (
      (await this.throttle.count(limit, inviterId)) ?? (await this.throttle.count(INVITED, emailKey(email)))
    );
  }
}
