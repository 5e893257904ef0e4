import { notificationsFor, setNoticesRead } from '@plomada/contracts';
import { allows } from '@plomada/domain';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ChosenNotices } from '../notices/chosen-notices';
import { type NoticeReader, NoticeRepository } from '../notices/notice.repository';
import { hiddenTypes } from '../notices/notice-subjects';
import { ProposalRepository } from '../proposals/proposal.repository';

type Request = z.output<typeof notificationsFor.request>;
type Response = z.input<typeof notificationsFor.response>;

@Controller()
export class NotificationsController {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly chosen: ChosenNotices,
    private readonly proposals: ProposalRepository,
  ) {}

  @HandleRpc(notificationsFor)
  async forPerson(reader: Request): Promise<Response> {
    const { projectId, userId, roles } = reader;
    const [{ proposals, more }, notices] = await Promise.all([
      allows(roles, 'acceptProposals')
        ? this.proposals.ofEverybody(projectId)
        : this.ownOf(projectId, userId),
      this.noticesTo(reader),
    ]);
    return { notifications: [...proposals, ...notices], more };
  }

  @HandleRpc(setNoticesRead)
  async setRead({ ids, read, ...reader }: z.output<typeof setNoticesRead.request>) {
    await this.notices.setRead(reader, ids, read);
    return {};
  }

  private async noticesTo(reader: NoticeReader) {
    return this.notices.newest(reader, hiddenTypes(await this.chosen.of(reader.userId)));
  }

  private async ownOf(projectId: string, userId: string) {
    return { proposals: await this.proposals.ofAuthor(projectId, userId), more: 0 };
  }
}
