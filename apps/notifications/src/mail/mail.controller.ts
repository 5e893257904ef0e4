import { Controller } from '@nestjs/common';
import { deadMails, dropMail, mailsForOperators, retryMail, sendMail } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { DeadMails } from './dead-mails';
import { MailQueue } from './mail-queue';
import { UnsentMails } from './unsent-mails';

@Controller()
export class MailController {
  constructor(
    private readonly queue: MailQueue,
    private readonly dead: DeadMails,
    private readonly unsent: UnsentMails,
  ) {}

  @HandleRpc(sendMail)
  async send(mail: z.infer<typeof sendMail.request>) {
    await this.queue.add(mail);
    return {};
  }

  @HandleRpc(mailsForOperators)
  async mailsForOperators() {
    return this.unsent.read();
  }

  @HandleRpc(retryMail)
  async retry({ id }: z.infer<typeof retryMail.request>) {
    return { done: await this.unsent.retry(id) };
  }

  @HandleRpc(dropMail)
  async drop({ id }: z.infer<typeof dropMail.request>) {
    return { done: await this.unsent.drop(id) };
  }

  @HandleRpc(deadMails)
  async deadMails() {
    const mails = await this.dead.newest();
    return {
      mails: mails.map(({ _id, to, template, attempts, error, failedAt }) => ({
        ...{ id: _id, to, template, attempts, error },
        failedAt: failedAt.toISOString(),
      })),
    };
  }
}
