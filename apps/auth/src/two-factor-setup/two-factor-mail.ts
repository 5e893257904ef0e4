import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { sendMail } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { UserRecord } from '../users/user.schema';

/** Tells people by mail that their second step came or went: it may not have been them. */
@Injectable()
export class TwoFactorMail {
  private readonly logger = new Logger(TwoFactorMail.name);

  constructor(private readonly rpc: RpcClient) {}

  /** What was done stays done, whether or not the mail goes out. */
  async tell({ email, lang, firstName }: UserRecord, change: 'on' | 'off' | 'reset'): Promise<void> {
    const content = { template: 'two-factor', firstName, change } as const;
    await this.rpc
      .call(sendMail, { id: randomUUID(), to: email, lang, content })
      .catch((error: unknown) => this.logger.error(`not told: ${String(error)}`));
  }
}
