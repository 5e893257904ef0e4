import { Injectable } from '@nestjs/common';
import { INVITATION_DAYS, invitationAsked, sendMail } from '@plomada/contracts';
import { type EventMeta, OnEvent, RpcClient } from '@plomada/service-kit';
import { InvitationRepository } from '../invitation-store/invitation.repository';

/** Makes the link and hands its mail over. Tried again, it makes another link: the secret is nowhere to be kept in between. */
@Injectable()
export class MailInvitation {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(invitationAsked)
  async onInvitationAsked(
    { invitationId }: { invitationId: string },
    { id, attempt }: EventMeta,
  ): Promise<void> {
    const made = await this.invitations.makeLink(invitationId);
    if (!made) return;
    const { email, lang, scopeName, invitedBy } = made.invitation;
    const { token } = made;
    await this.rpc.call(sendMail, {
      id: `${id}.${attempt}`,
      to: email,
      lang,
      content: { template: 'invitation', token, scopeName, invitedBy, days: INVITATION_DAYS },
    });
    await this.invitations.noteSent(invitationId);
  }
}
