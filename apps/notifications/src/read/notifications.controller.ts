import { notificationsFor, setNoticesRead } from '@plomada/contracts';
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
  async forPerson({ projectId, userId, decides }: Request): Promise<Response> {
    const [{ proposals, more }, notices] = await Promise.all([
      decides ? this.proposals.ofEverybody(projectId) : this.ownOf(projectId, userId),
      this.noticesTo({ projectId, userId, isAdmin: decides }),
    ]);
    return { notifications: [...proposals, ...notices], more };
  }

  @HandleRpc(setNoticesRead)
  async setRead({ projectId, userId, decides, ids, read }: z.output<typeof setNoticesRead.request>) {
    await this.notices.setRead({ projectId, userId, isAdmin: decides }, ids, read);
    return {};
  }

  private async noticesTo(reader: NoticeReader) {
    return this.notices.newest(reader, hiddenTypes(await this.chosen.of(reader.userId)));
  }

  private async ownOf(projectId: string, userId: string) {
    return { proposals: await this.proposals.ofAuthor(projectId, userId), more: 0 };
  }
}
