import { Injectable } from '@nestjs/common';
import type { beginTwoFactor, confirmTwoFactor, endTwoFactor, TwoFactorState } from '@plomada/contracts';
import { conflict, invalid, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { LoginThrottle } from '../login/login-throttle';
import { Sessions } from '../sessions/sessions';
import { TwoFactor } from '../two-factor/two-factor';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import { OwnerProof } from './owner-proof';
import { TwoFactorMail } from './two-factor-mail';

type Beginning = z.output<typeof beginTwoFactor.request>;
type Proof = z.output<typeof endTwoFactor.request>;
/** Whose account it is about, and from where it is asked. */
type Asked = Pick<Beginning, 'userId' | 'address'>;

/** What people do about their own second step. Guessing at password or code counts as guessing at the login. */
@Injectable()
export class TwoFactorSetup {
  constructor(
    private readonly users: UserRepository,
    private readonly owner: OwnerProof,
    private readonly throttle: LoginThrottle,
    private readonly twoFactor: TwoFactor,
    private readonly mail: TwoFactorMail,
    private readonly sessions: Sessions,
  ) {}

  async stateOf(userId: string): Promise<TwoFactorState> {
    const hasPassword = await this.owner.hasPassword(userId);
    return { ...(await this.twoFactor.stateOf(userId)), hasPassword };
  }

  async begin(request: Beginning) {
    const { userId } = request;
    // Before the password: a right one would end the count of the codes that were guessed at.
    if (await this.twoFactor.isOn(userId)) throw conflict('TWO_FACTOR_ON');
    const { email } = await this.byOwner(request);
    return this.twoFactor.begin(userId, email);
  }

  async confirm(request: z.output<typeof confirmTwoFactor.request>): Promise<string[]> {
    const { userId, sessionId, code } = request;
    let codes: string[] = [];
    const user = await this.counted(request, async () => {
      codes = await this.twoFactor.confirm(userId, code);
    });
    await this.sessions.secondStepDone(userId, sessionId);
    await this.mail.tell(user, 'on');
    return codes;
  }

  async renewCodes(proof: Proof): Promise<string[]> {
    await this.byOwnerWithCode(proof);
    return this.twoFactor.renewCodes(proof.userId);
  }

  async end(proof: Proof): Promise<void> {
    const user = await this.byOwnerWithCode(proof);
    if (await this.twoFactor.end(proof.userId)) await this.mail.tell(user, 'off');
  }

  private async byOwner(request: Beginning): Promise<UserRecord> {
    if (await this.owner.hasPassword(request.userId)) {
      return this.counted(request, () => this.owner.checkPassword(request));
    }
    // Nothing is guessed at here, and whoever guesses at the login elsewhere hinders nobody.
    await this.owner.checkSignOn(request);
    return this.userOf(request);
  }

  private async byOwnerWithCode(proof: Proof): Promise<UserRecord> {
    const hasPassword = await this.owner.hasPassword(proof.userId);
    if (!hasPassword) await this.owner.checkSignOn(proof);
    return this.counted(proof, async () => {
      if (hasPassword) await this.owner.checkPassword(proof);
      if (!(await this.twoFactor.passes(proof.userId, proof.code))) throw invalid('SECOND_STEP_WRONG');
    });
  }

  /** Whose account it is, once the check has passed; what fails stays counted. */
  private async counted(asked: Asked, check: () => Promise<void>): Promise<UserRecord> {
    const user = await this.userOf(asked);
    await this.throttle.begin(user.email, asked.address);
    await check();
    await this.throttle.succeeded(user.email, asked.address);
    return user;
  }

  private async userOf({ userId }: Asked): Promise<UserRecord> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('USER_NOT_FOUND');
    return user;
  }
}
