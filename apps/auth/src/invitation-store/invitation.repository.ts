import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { INVITATION_DAYS } from '@plomada/contracts';
import { emailKey } from '@plomada/domain';
import { isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { digestOf, newLinkToken } from '../links/link-token';
import { type InvitationRecord, INVITATIONS } from './invitation.schema';

export interface InvitationScope {
  readonly businessId: string;
  readonly projectId: string | null;
}
export type InvitationWish = Pick<
  InvitationRecord,
  'email' | 'roles' | 'lang' | 'scopeName' | 'invitedBy' | 'inviterId' | 'projects' | 'firstName' | 'lastName'
>;

const MOST_LISTED = 500;
const MOST_OF_BUSINESS = 5000;
const ACCEPTED = { status: 'accepted', tokenDigest: null } as const;
const WITHDRAWN = { status: 'withdrawn', tokenDigest: null } as const;

/** What an earlier invitation may have brought along, and this one does not. */
const notWished = (wish: InvitationWish): Partial<Record<keyof InvitationWish, true>> =>
  Object.fromEntries(
    (['projects', 'firstName', 'lastName'] as const)
      .filter((field) => wish[field] === undefined)
      .map((field) => [field, true]),
  );

@Injectable()
export class InvitationRepository {
  constructor(@InjectModel(INVITATIONS) private readonly invitations: Model<InvitationRecord>) {}

  /** One pending invitation an address and scope: another one replaces what it says, and its link. */
  async put({ businessId, projectId }: InvitationScope, wish: InvitationWish): Promise<InvitationRecord> {
    const put = () =>
      this.invitations
        .findOneAndUpdate(
          { businessId, projectId, emailKey: emailKey(wish.email), status: 'pending' },
          {
            $set: { ...wish, email: wish.email.trim(), ...fresh() },
            $unset: notWished(wish),
            $setOnInsert: { _id: randomUUID(), createdAt: new Date() },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<InvitationRecord>();
    try {
      return await put();
    } catch (error) {
      // Two of one address at once: the second finds the first's on its next try.
      if (!isDuplicateKey(error)) throw error;
      return put();
    }
  }

  /** Kills the link and restarts the time; whoever sends it again answers for it from then on. Null when there is no such pending invitation there. */
  async renew(scope: InvitationScope, id: string, inviterId: string): Promise<InvitationRecord | null> {
    return this.invitations
      .findOneAndUpdate(
        { ...pending(scope), _id: id },
        { $set: { ...fresh(), inviterId } },
        { returnDocument: 'after' },
      )
      .lean<InvitationRecord>();
  }

  async withdraw(scope: InvitationScope, id: string): Promise<boolean> {
    const { modifiedCount } = await this.invitations.updateOne(
      { ...pending(scope), _id: id },
      { $set: WITHDRAWN },
    );
    return modifiedCount === 1;
  }

  /** Takes back all that was sent to an address: of a business with its projects, or of one project. */
  async withdrawAll(scope: { businessId: string; projectId?: string }, email: string): Promise<void> {
    const pendingThere = { ...scope, emailKey: emailKey(email), status: 'pending' as const };
    await this.invitations.updateMany(pendingThere, { $set: WITHDRAWN });
  }

  /** A secret for its mail; an older one is dead. Null when it is no longer pending. */
  async makeLink(id: string): Promise<{ invitation: InvitationRecord; token: string } | null> {
    const token = newLinkToken();
    const invitation = await this.invitations
      .findOneAndUpdate(
        { _id: id, status: 'pending' },
        { $set: { tokenDigest: digestOf(token) } },
        { returnDocument: 'after' },
      )
      .lean<InvitationRecord>();
    return invitation && { invitation, token };
  }

  async noteSent(id: string): Promise<void> {
    await this.invitations.updateOne({ _id: id }, { $set: { sentAt: new Date() } });
  }

  /** The live invitation of a link. */
  async byToken(token: string): Promise<InvitationRecord | null> {
    return this.invitations.findOne(live(token)).lean<InvitationRecord>();
  }

  /** Uses the link up: answers the invitation to one caller only, however many come at once. */
  async accept(token: string): Promise<InvitationRecord | null> {
    return this.invitations.findOneAndUpdate(live(token), { $set: ACCEPTED }).lean<InvitationRecord>();
  }

  /** The same for an invitation that is known otherwise than by its link. */
  async acceptOne(id: string): Promise<InvitationRecord | null> {
    return this.invitations
      .findOneAndUpdate({ _id: id, ...unexpired() }, { $set: ACCEPTED })
      .lean<InvitationRecord>();
  }

  /** Those to an address whose links may still be taken up, to a business and to its projects; the oldest first. */
  async liveOf(businessId: string, email: string): Promise<InvitationRecord[]> {
    return this.invitations
      .find({ businessId, emailKey: emailKey(email), ...unexpired() })
      .sort({ createdAt: 1 })
      .limit(MOST_LISTED)
      .lean<InvitationRecord[]>();
  }

  /** Those to a business itself whose link may still be taken up. */
  async liveOfBusiness(businessId: string): Promise<InvitationRecord[]> {
    return this.invitations
      .find({ businessId, projectId: null, ...unexpired() })
      .limit(MOST_OF_BUSINESS)
      .lean<InvitationRecord[]>();
  }

  async ofScope(scope: InvitationScope): Promise<InvitationRecord[]> {
    return this.invitations
      .find(pending(scope))
      .sort({ createdAt: -1 })
      .limit(MOST_LISTED)
      .lean<InvitationRecord[]>();
  }
}

const pending = ({ businessId, projectId }: InvitationScope) => ({
  businessId,
  projectId,
  status: 'pending' as const,
});

const unexpired = () => ({ status: 'pending' as const, expiresAt: { $gt: new Date() } });

const live = (token: string) => ({ tokenDigest: digestOf(token), ...unexpired() });

function fresh() {
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * 24 * 3600_000);
  return { expiresAt, sentAt: null, tokenDigest: null };
}
