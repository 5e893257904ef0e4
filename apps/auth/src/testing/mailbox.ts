import { Controller, Module } from '@nestjs/common';
import { type MailContent, sendMail } from '@plomada/contracts';
import { createService, HandleRpc, KitModule, unavailable } from '@plomada/service-kit';
import { eventually, freePort } from '@plomada/testing';
import type { z } from 'zod';
import type * as Config from '../config';

type Mail = z.output<typeof sendMail.request>;
type Content<T extends MailContent['template']> = Extract<MailContent, { template: T }>;

/** Stands where the notifications service would be, on the real broker, and keeps what it is given. */
export class Mailbox {
  readonly mails: Mail[] = [];
  /** How many mails it refuses before it takes one. */
  refusals = 0;

  private constructor(private readonly close: () => Promise<void>) {}

  /** Beside an auth that has been started. */
  static async open(): Promise<Mailbox> {
    const { config } = jest.requireActual<typeof Config>('../config');
    const own = { ...config, SERVICE_PORT: await freePort() };

    @Controller()
    class PostController {
      @HandleRpc(sendMail)
      async send(mail: Mail) {
        if (mailbox.refusals-- > 0) throw unavailable('SERVICE_UNAVAILABLE');
        mailbox.mails.push(mail);
        return {};
      }
    }
    @Module({
      imports: [KitModule.forRoot({ name: 'notifications', config: own })],
      controllers: [PostController],
    })
    class PostModule {}
    const mailbox = new Mailbox(() => app.close());
    const app = await createService({ name: 'notifications', module: PostModule, config: own, rpc: true });
    return mailbox;
  }

  /** The newest mail of that kind to somebody; waits for the first, or for one that is not `not`. */
  async next<T extends MailContent['template']>(to: string, template: T, not?: string): Promise<Content<T>> {
    const mail = await eventually(() =>
      this.mails.findLast((one) => one.to === to && one.content.template === template && one.id !== not),
    );
    return mail.content as Content<T>;
  }

  stop(): Promise<void> {
    return this.close();
  }
}
