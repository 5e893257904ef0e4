import { Injectable } from '@nestjs/common';
import { RESET_MINUTES, resetAsked, sendMail } from '@plomada/contracts';
import { type EventMeta, OnEvent, RpcClient } from '@plomada/service-kit';
import { UserRepository } from '../users/user.repository';
import { ResetLinks } from '../reset-links/reset-links';

/** Makes the link and hands its mail over. Tried again, it makes another link: the secret is nowhere to be kept in between. */
@Injectable()
export class MailResetLink {
  constructor(
    private readonly users: UserRepository,
    private readonly links: ResetLinks,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(resetAsked)
  async onResetAsked({ userId }: { userId: string }, { id, attempt }: EventMeta): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    const token = await this.links.make(userId);
    await this.rpc.call(sendMail, {
      id: `${id}.${attempt}`,
      to: user.email,
      lang: user.lang,
      content: {
        template: 'password-reset',
        userId,
        token,
        firstName: user.firstName,
        minutes: RESET_MINUTES,
      },
    });
  }
}
