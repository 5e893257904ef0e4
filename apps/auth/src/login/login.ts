import { Injectable } from '@nestjs/common';
import type { checkUserResponse, login, LoginResponse } from '@plomada/contracts';
import { forbidden, invalid, notFound } from '@plomada/service-kit';
import { Credentials } from '../passwords/credentials';
import { decodeSecret } from '../passwords/decode-secret';
import { Sessions } from '../sessions/sessions';
import { SignOnOffers } from '../sign-on-offers/sign-on-offers';
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
    private readonly offers: SignOnOffers,
  ) {}

  /** First step of the login screen: how somebody may go on. Refuses with USER_NOT_FOUND. */
  async checkUser(email: string, address: string): Promise<z.infer<typeof checkUserResponse>> {
    await this.throttle.lookup(address);
    const user = await this.users.findByEmail(email);
    const offer = await this.offers.to(email, user);
    if (!user && !offer) throw notFound('USER_NOT_FOUND');
    if (!offer) return { exists: true };
    return { exists: true, signOn: { name: offer.name, isRequired: offer.isRequired } };
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
    await this.refuseElsewhere(user, request);
    await this.passSecondStep(user, request);
    await this.throttle.succeeded(email, request.address);
    const started = await this.sessions.start(user, { device: request.device });
    // A change of the password meanwhile ended the sessions that it found: this one may not have been among them.
    if ((await this.credentials.setAt(user._id)) !== setAt) {
      const { sessionId } = await this.sessions.verify(started.token);
      await this.sessions.end(sessionId);
      throw notFound('LOGIN_FAILED');
    }
    return started;
  }

  /** Refuses with SIGN_ON_REQUIRED those whose business has them sign on at its provider; only who knows the password is told so. */
  private async refuseElsewhere(user: UserRecord, { address }: { readonly address: string }): Promise<void> {
    if ((await this.offers.onlyProviderOf(user)) === null) return;
    await this.throttle.halfway(address);
    throw forbidden('SIGN_ON_REQUIRED');
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
