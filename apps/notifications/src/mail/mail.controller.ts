import { Controller } from '@nestjs/common';
import { deadMails, sendMail } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { DeadMails } from './dead-mails';
import { MailQueue } from './mail-queue';

@Controller()
export class MailController {
  constructor(
    private readonly queue: MailQueue,
    private readonly dead: DeadMails,
  ) {}

  @HandleRpc(sendMail)
  async send(mail: z.infer<typeof sendMail.request>) {
    await this.queue.add(mail);
    return {};
  }

  @HandleRpc(deadMails)
  async deadMails() {
    const mails = await this.dead.newest();
    return {
      mails: mails.map(({ _id, failedAt, ...mail }) => ({
        id: _id,
        ...mail,
        failedAt: failedAt.toISOString(),
      })),
    };
  }
}
