import { createHmac } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@plomada/service-kit';
import type { AuthConfig } from '../config';

/** For each server that is asked, in milliseconds; each is asked twice. */
const PATIENCE = 3_000;

interface Claim {
  readonly businessId: string;
  readonly domain: string;
  readonly issuer: string;
}

/** The TXT record by which whoever keeps a domain says which business it is of, and which provider knows its people. */
@Injectable()
export class DomainRecords {
  constructor(@Inject(CONFIG) private readonly config: AuthConfig) {}

  /** Nothing of it is secret: it is good for this business, domain and provider only. */
  recordFor({ businessId, domain, issuer }: Claim): { readonly name: string; readonly value: string } {
    const proof = createHmac('sha256', this.config.TOKEN_SECRET)
      .update(['sign-on-domain', businessId, domain, issuer].join('\n'))
      .digest('hex')
      .slice(0, 40);
    return { name: `_plomada.${domain}`, value: `plomada-sign-on=${proof}` };
  }

  /** Whether name servers know the record. */
  async isThere(claim: Claim): Promise<boolean> {
    const { name, value } = this.recordFor(claim);
    const resolver = new Resolver({ timeout: PATIENCE, tries: 2 });
    const { DNS_SERVERS } = this.config;
    if (DNS_SERVERS) resolver.setServers(DNS_SERVERS);
    const found = await resolver.resolveTxt(name).catch(() => []);
    return found.some((parts) => parts.join('').trim() === value);
  }
}
