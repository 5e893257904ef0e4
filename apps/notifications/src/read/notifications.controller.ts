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
    const [{ proposals, more }, notices] = await Promise.all([
      decides ? this.proposals.ofEverybody(projectId) : this.ownOf(projectId, userId),
      this.notices.newest(projectId, userId, decides),
    ]);
    return { notifications: [...proposals, ...notices], more };
  }

  private async ownOf(projectId: string, userId: string) {
    return { proposals: await this.proposals.ofAuthor(projectId, userId), more: 0 };
  }
}
