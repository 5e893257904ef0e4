import { Injectable } from '@nestjs/common';
import type { beginTwoFactor, confirmTwoFactor, endTwoFactor } from '@plomada/contracts';
import { invalid, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { LoginThrottle } from '../login/login-throttle';
import { Credentials } from '../passwords/credentials';
import { decodeSecret } from '../passwords/decode-secret';
import { Sessions } from '../sessions/sessions';
import { TwoFactor } from '../two-factor/two-factor';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import { TwoFactorMail } from './two-factor-mail';

type Proof = z.output<typeof endTwoFactor.request>;

/** What people do about their own second step. Guessing at password or code counts as guessing at the login. */
@Injectable()
export class TwoFactorSetup {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly throttle: LoginThrottle,
    private readonly twoFactor: TwoFactor,
    private readonly mail: TwoFactorMail,
    private readonly sessions: Sessions,
  ) {}

  /** A screen that was left open must not lock its owner out: it takes the password. */
  async begin({ userId, password, address }: z.output<typeof beginTwoFactor.request>) {
    const { email } = await this.counted(userId, address, () => this.checkPassword(userId, password));
    return this.twoFactor.begin(userId, email);
  }

  async confirm(request: z.output<typeof confirmTwoFactor.request>): Promise<string[]> {
    const { userId, sessionId, code, address } = request;
    let codes: string[] = [];
    const user = await this.counted(userId, address, async () => {
      codes = await this.twoFactor.confirm(userId, code);
    });
    await this.sessions.secondStepDone(userId, sessionId);
    await this.mail.tell(user, 'on');
    return codes;
  }

  async renewCodes(proof: Proof): Promise<string[]> {
    await this.prove(proof);
    return this.twoFactor.renewCodes(proof.userId);
  }

  async end(proof: Proof): Promise<void> {
    const user = await this.prove(proof);
    if (await this.twoFactor.end(proof.userId)) await this.mail.tell(user, 'off');
  }

  private prove({ userId, password, code, address }: Proof): Promise<UserRecord> {
    return this.counted(userId, address, async () => {
      await this.checkPassword(userId, password);
      if (!(await this.twoFactor.passes(userId, code))) throw invalid('SECOND_STEP_WRONG');
    });
  }

  /** Whose account it is, once the check has passed; what fails stays counted. */
  private async counted(userId: string, address: string, check: () => Promise<void>): Promise<UserRecord> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('USER_NOT_FOUND');
    await this.throttle.begin(user.email, address);
    await check();
    await this.throttle.succeeded(user.email, address);
    return user;
  }

  private async checkPassword(userId: string, encoded: string): Promise<void> {
    const password = decodeSecret(encoded);
    if (password === null || !(await this.credentials.matches(userId, password))) {
      throw invalid('OLD_PASSWORD_WRONG');
    }
  }
}
