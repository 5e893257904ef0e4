import { notificationsFor } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { NoticeRepository } from '../notices/notice.repository';
import { ProposalRepository } from '../proposals/proposal.repository';

type Request = z.output<typeof notificationsFor.request>;
type Response = z.input<typeof notificationsFor.response>;

@Controller()
export class NotificationsController {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly proposals: ProposalRepository,
  ) {}

  @HandleRpc(notificationsFor)
  async forPerson({ projectId, userId, decides }: Request): Promise<Response> {
    const [proposals, notices] = await Promise.all([
      this.proposals.waiting(projectId, decides ? null : userId),
      this.notices.newest(projectId, userId, decides),
    ]);
    return { notifications: [...proposals, ...notices] };
  }
}
