import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { sendMail } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Credentials } from '../passwords/credentials';
import { Sessions } from '../sessions/sessions';
import { UserRepository } from '../users/user.repository';

/** What follows whenever a password changes: whoever held the old one is out, and the owner hears of it. */
@Injectable()
export class PasswordChange {
  private readonly logger = new Logger(PasswordChange.name);

  constructor(
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly users: UserRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Sets the password, which kills the link for a new one, and ends all sessions but the one to keep. */
  async execute(userId: string, password: string, keep?: string): Promise<void> {
    await this.credentials.set(userId, password);
    await this.sessions.endAll(userId, keep);
    if (keep !== undefined) await this.sessions.passwordChosen(userId, keep);
    // The password is changed whether or not the mail goes out.
    await this.tell(userId).catch((error: unknown) => this.logger.error(`not told: ${String(error)}`));
  }

  private async tell(userId: string): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    const content = { template: 'password-changed', firstName: user.firstName } as const;
    await this.rpc.call(sendMail, { id: randomUUID(), to: user.email, lang: user.lang, content });
  }
}
