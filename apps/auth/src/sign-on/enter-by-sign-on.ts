import { Injectable, Logger } from '@nestjs/common';
import type { enterBySignOn } from '@plomada/contracts';
import { standsForSecondStep } from '@plomada/domain';
import { AppFailure, forbidden, Metrics, notFound } from '@plomada/service-kit';
import { Counter } from 'prom-client';
import type { z } from 'zod';
import { LoginThrottle } from '../login/login-throttle';
import { MembershipRepository } from '../memberships/membership.repository';
import { Sessions } from '../sessions/sessions';
import { Providers } from '../sign-on-provider/providers';
import { SignOnFailures } from '../sign-on-settings/sign-on-failures';
import type { SignOnRecord } from '../sign-on-settings/sign-on.schema';
import { SignOns } from '../sign-on-settings/sign-ons';
import { TwoFactor } from '../two-factor/two-factor';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import { recordingFailure } from './recording-failure';
import { type BegunSignOn, SignOnStates } from './sign-on-states';
import { SignedOnPerson } from './signed-on-person';
import { parsedClaims } from './parsed-claims';

type Return = z.output<typeof enterBySignOn.request>;

@Injectable()
export class EnterBySignOn {
  private readonly logger = new Logger(EnterBySignOn.name);
  private readonly counted: Counter;

  constructor(
    private readonly states: SignOnStates,
    private readonly signOns: SignOns,
    private readonly providers: Providers,
    private readonly person: SignedOnPerson,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly twoFactor: TwoFactor,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
    private readonly failures: SignOnFailures,
    { registry }: Metrics,
  ) {
    this.counted = new Counter({
      name: 'plomada_auth_sign_ons_total',
      help: 'Returns from identity providers, by how they ended: entered, or the code of the refusal.',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  /** Begins a session for who comes back; see the contract for what it refuses with. */
  async execute(back: Return): Promise<z.infer<typeof enterBySignOn.response>> {
    try {
      const entered = await this.enter(back);
      this.counted.inc({ outcome: 'entered' });
      return entered;
    } catch (error) {
      this.counted.inc({ outcome: error instanceof AppFailure ? error.code : 'INTERNAL' });
      throw error;
    }
  }

  private async enter(back: Return): Promise<z.infer<typeof enterBySignOn.response>> {
    const begun = await this.states.take(back.state, back.browser);
    if (!begun) throw notFound('SIGN_ON_EXPIRED');
    const record = await this.signOns.of(begun.businessId);
    const isOn = record?.use !== 'off' && record?.issuer === begun.issuer;
    if (!record || !isOn) throw notFound('SIGN_ON_OFF');
    return recordingFailure(this.failures, record._id, async () => {
      const user = await this.whoIsBack(record, begun, back);
      const isPassed = await this.passSecondStep(record, user, begun, back);
      const how = { isSecondStepPassed: isPassed, bySignOn: true, device: back.device };
      const started = await this.sessions.start(user, how);
      this.logger.log({ business: record._id, user: user._id }, 'signed on');
      return { ...started, from: begun.from };
    });
  }

  private async whoIsBack(record: SignOnRecord, begun: BegunSignOn, back: Return): Promise<UserRecord> {
    if (begun.userId === undefined) {
      const { _id: businessId, issuer, clientId } = record;
      const secret = this.signOns.secretOf(record);
      if (secret === null) throw notFound('SIGN_ON_OFF', { businessId });
      const challenge = { state: back.state, nonce: begun.nonce, verifier: begun.verifier };
      const told = await this.providers.claimsOf({ issuer, clientId, secret }, challenge, answeredBy(back));
      return this.person.of(record, parsedClaims(issuer, told));
    }
    const user = await this.users.find(begun.userId);
    if (!user) throw forbidden('SIGN_ON_PERSON_UNKNOWN');
    await this.person.refuse(record, user);
    return user;
  }

  /**
   * Whether a second step was passed: at the provider, or with a code of the account's own. Refuses with SECOND_STEP_NEEDED and
   * SECOND_STEP_WRONG; then the same return is good again, with a code.
   */
  private async passSecondStep(
    record: SignOnRecord,
    { _id: userId, email }: UserRecord,
    begun: BegunSignOn,
    { state, browser = '', secondStep, address }: Return,
  ): Promise<boolean> {
    const businesses = await this.memberships.businessesOf(userId);
    if (standsForSecondStep(record, businesses.length)) return true;
    if (!(await this.twoFactor.isOn(userId))) return false;
    if (secondStep !== undefined) {
      await this.throttle.begin(email, address);
      if (await this.twoFactor.passes(userId, secondStep)) {
        await this.throttle.succeeded(email, address);
        return true;
      }
    }
    await this.states.keep(state, { ...begun, userId }, browser);
    throw forbidden(secondStep === undefined ? 'SECOND_STEP_NEEDED' : 'SECOND_STEP_WRONG');
  }
}

/** What stood behind the question mark, as the library reads it. */
function answeredBy({ state, code, iss, error }: Return): URLSearchParams {
  const told = Object.entries({ state, code, iss, error });
  return new URLSearchParams(
    told.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  );
}
