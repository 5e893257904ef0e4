import { Injectable } from '@nestjs/common';
import type { beginSignOn } from '@plomada/contracts';
import { conflict, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { newLinkToken } from '../links/link-token';
import { SignOnOffers } from '../sign-on-offers/sign-on-offers';
import { Providers } from '../sign-on-provider/providers';
import { SignOnFailures } from '../sign-on-settings/sign-on-failures';
import { SignOns } from '../sign-on-settings/sign-ons';
import { UserRepository } from '../users/user.repository';
import { recordingFailure } from './recording-failure';
import { SignOnStates } from './sign-on-states';

@Injectable()
export class BeginSignOn {
  constructor(
    private readonly users: UserRepository,
    private readonly offers: SignOnOffers,
    private readonly signOns: SignOns,
    private readonly providers: Providers,
    private readonly states: SignOnStates,
    private readonly failures: SignOnFailures,
  ) {}

  /** Refuses with SIGN_ON_OFF where nothing is offered to that e-mail, SIGN_ON_SECRET_NEEDED, and as providers do. */
  async execute({
    email,
    from,
    browser = newLinkToken(),
  }: z.output<typeof beginSignOn.request>): Promise<z.infer<typeof beginSignOn.response>> {
    const offer = await this.offers.to(email, await this.users.findByEmail(email));
    const record = offer && (await this.signOns.of(offer.businessId));
    if (!record) throw notFound('SIGN_ON_OFF');
    return recordingFailure(this.failures, record._id, async () => {
      const kept = this.signOns.secretOf(record);
      if (kept === null) throw conflict('SIGN_ON_SECRET_NEEDED');
      const { _id: businessId, issuer, clientId } = record;
      // 43 signs: enough for PKCE too (RFC 7636).
      const challenge = { state: newLinkToken(), nonce: newLinkToken(), verifier: newLinkToken() };
      const url = await this.providers.addressFor({ issuer, clientId, secret: kept }, challenge, email);
      const { state, ...begun } = challenge;
      await this.states.keep(state, { businessId, issuer, from: from ?? null, ...begun }, browser);
      return { url, browser };
    });
  }
}
