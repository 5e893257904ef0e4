import { createHmac } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@plomada/service-kit';
import type { AuthConfig } from '../config';
import { OutboundLimiter } from './outbound-limiter';

/** For each server that is asked the first time, in milliseconds; each is asked twice. */
const PATIENCE = 1_500;
/** For all of them together. */
const ALL_PATIENCE = 5_000;

interface Claim {
  readonly businessId: string;
  readonly domain: string;
  readonly issuer: string;
}

/** The TXT record by which whoever keeps a domain says which business it is of, and which provider knows its people. */
@Injectable()
export class DomainRecords {
  constructor(
    @Inject(CONFIG) private readonly config: AuthConfig,
    private readonly limiter: OutboundLimiter,
  ) {}

  /** Nothing of it is secret: it is good for this business, domain and provider only. */
  recordFor({ businessId, domain, issuer }: Claim): { readonly name: string; readonly value: string } {
    const proof = createHmac('sha256', this.config.TOKEN_SECRET)
      .update(['sign-on-domain', businessId, domain, issuer].join('\n'))
      .digest('hex')
      .slice(0, 40);
    return { name: `_plomada.${domain}`, value: `plomada-sign-on=${proof}` };
  }

  /** Whether name servers know the record. Refuses with SIGN_ON_BUSY where the business has too many looked for at once. */
  async isThere(claim: Claim): Promise<boolean> {
    const { name, value } = this.recordFor(claim);
    const found = await this.limiter.run(claim.businessId, () => this.textsOf(name));
    return found.some((parts) => parts.join('').trim() === value);
  }

  private async textsOf(name: string): Promise<string[][]> {
    const resolver = new Resolver({ timeout: PATIENCE, tries: 2 });
    const { DNS_SERVERS } = this.config;
    if (DNS_SERVERS) resolver.setServers(DNS_SERVERS);
    const tooLate = setTimeout(() => resolver.cancel(), ALL_PATIENCE);
    try {
      return await resolver.resolveTxt(name);
    } catch {
      return [];
    } finally {
      clearTimeout(tooLate);
    }
  }
}
