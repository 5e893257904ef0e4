import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { World } from './doubles';

/** What the first browser that begins is known by. */
export const BROWSER = 'b'.repeat(43);

/** Stands where auth would be, and knows one browser. */
@Controller()
export class SignOnDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(contracts.beginSignOn)
  async begin({ email, browser = BROWSER }: z.output<typeof contracts.beginSignOn.request>) {
    return { url: `https://login.example/${encodeURIComponent(email)}`, browser };
  }

  @HandleRpc(contracts.enterBySignOn)
  async enter({ browser, device }: z.output<typeof contracts.enterBySignOn.request>) {
    this.world.asked.push(`enter with ${device?.browser} on ${device?.system}`);
    const { session, token } = this.world.people.ana;
    if (browser !== BROWSER) throw notFound('SIGN_ON_EXPIRED');
    return { token, user: session.user, expiresAt: session.expiresAt, from: null };
  }

  @HandleRpc(contracts.checkSignOn)
  async check({ issuer }: z.output<typeof contracts.checkSignOn.request>) {
    return { host: new URL(issuer).host, saysPkce: true };
  }

  @HandleRpc(contracts.proveSignOnDomain)
  async prove({ domain, byRoot }: z.output<typeof contracts.proveSignOnDomain.request>) {
    this.world.asked.push(`prove ${domain}${byRoot ? ', root' : ''}`);
    const record = { name: `_plomada.${domain}`, value: 'plomada-sign-on=1' };
    const domains = [{ domain, provenAt: null, record }];
    return { settings: null, hasSecret: false, domains, redirectAddress: 'https://x/', lastFailure: null };
  }
}
