import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { AcceptInvitation } from './accept-invitation';
import { InvitationRepository } from '../invitation-store/invitation.repository';
import { invitationView } from './invitation-view';
import { Invite } from './invite';

@Controller()
export class InvitationController {
  constructor(
    private readonly inviting: Invite,
    private readonly accepting: AcceptInvitation,
    private readonly invitations: InvitationRepository,
  ) {}

  @HandleRpc(contracts.invite)
  invite(request: z.infer<typeof contracts.invite.request>) {
    return this.inviting.execute(request);
  }

  @HandleRpc(contracts.resendInvitation)
  resend(request: z.infer<typeof contracts.resendInvitation.request>) {
    return this.inviting.resend(request);
  }

  @HandleRpc(contracts.invitationsOf)
  async ofScope(scope: z.infer<typeof contracts.invitationsOf.request>) {
    return { invitations: (await this.invitations.ofScope(scope)).map(invitationView) };
  }

  @HandleRpc(contracts.withdrawInvitation)
  async withdraw({ invitationId, ...scope }: z.infer<typeof contracts.withdrawInvitation.request>) {
    if (!(await this.invitations.withdraw(scope, invitationId))) throw notFound('NOT_FOUND');
    return {};
  }

  @HandleRpc(contracts.previewInvitation)
  preview({ token }: z.infer<typeof contracts.previewInvitation.request>) {
    return this.accepting.preview(token);
  }

  @HandleRpc(contracts.acceptInvitation)
  accept(request: z.infer<typeof contracts.acceptInvitation.request>) {
    return this.accepting.byNewcomer(request);
  }

  @HandleRpc(contracts.joinByInvitation)
  join({ userId, token }: z.infer<typeof contracts.joinByInvitation.request>) {
    return this.accepting.byUser(userId, token);
  }
}
