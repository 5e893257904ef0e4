import { Injectable } from '@nestjs/common';
import type { login, LoginResponse } from '@plomada/contracts';
import { forbidden, invalid, notFound } from '@plomada/service-kit';
import { Credentials } from '../passwords/credentials';
import { decodeSecret } from '../passwords/decode-secret';
import { Sessions } from '../sessions/sessions';
import { TwoFactor } from '../two-factor/two-factor';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import type { z } from 'zod';
import { LoginThrottle } from './login-throttle';

@Injectable()
export class Login {
  constructor(
    private readonly throttle: LoginThrottle,
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly twoFactor: TwoFactor,
  ) {}

  /** First step of the login screen. Refuses with USER_NOT_FOUND. */
  async checkUser(email: string, address: string): Promise<void> {
    await this.throttle.lookup(address);
    if (!(await this.users.findByEmail(email))) throw notFound('USER_NOT_FOUND');
  }

  /** The password. LOGIN_FAILED says neither whether the account exists nor what was wrong, in words or in time. */
  async login(request: z.output<typeof login.request>): Promise<LoginResponse> {
    const email = decodeSecret(request.email);
    const password = decodeSecret(request.password);
    if (email === null || password === null) throw invalid('REQUEST_INVALID', { path: 'email, password' });
    await this.throttle.begin(email, request.address);
    const user = await this.users.findByEmail(email);
    const setAt = user && (await this.credentials.setAt(user._id));
    const matches = await this.credentials.matches(user?._id ?? null, password);
    if (!user || !matches) throw notFound('LOGIN_FAILED');
    await this.passSecondStep(user, request);
    await this.throttle.succeeded(email, request.address);
    const started = await this.sessions.start(user);
    // A change of the password meanwhile ended the sessions that it found: this one may not have been among them.
    if ((await this.credentials.setAt(user._id)) !== setAt) {
      const { sessionId } = await this.sessions.verify(started.token);
      await this.sessions.end(sessionId);
      throw notFound('LOGIN_FAILED');
    }
    return started;
  }

  /** Where the account asks for it. Refuses with SECOND_STEP_NEEDED without a code, and with SECOND_STEP_WRONG. */
  private async passSecondStep(
    { _id: userId }: UserRecord,
    { code, address }: Pick<z.output<typeof login.request>, 'code' | 'address'>,
  ): Promise<void> {
    if (!(await this.twoFactor.isOn(userId))) return;
    if (code === undefined) {
      await this.throttle.halfway(address);
      throw forbidden('SECOND_STEP_NEEDED');
    }
    if (!(await this.twoFactor.passes(userId, code))) throw forbidden('SECOND_STEP_WRONG');
  }
}
