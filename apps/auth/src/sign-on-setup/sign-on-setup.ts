import { Injectable } from '@nestjs/common';
import { type setSignOn, signOnSettings, type SignOnView } from '@plomada/contracts';
import { conflict, invalid, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { AccountLog } from '../account-log/account-log';
import { changedFields } from '../account-log/changed-fields';
import { DomainRecords } from '../sign-on-provider/domain-records';
import { Providers } from '../sign-on-provider/providers';
import { SignOnDomains } from '../sign-on-settings/sign-on-domains';
import { SignOnFailures } from '../sign-on-settings/sign-on-failures';
import type { SignOnRecord } from '../sign-on-settings/sign-on.schema';
import { SignOns } from '../sign-on-settings/sign-ons';

interface DomainOf {
  readonly businessId: string;
  readonly byUserId: string;
  readonly domain: string;
}

/** What administrators of a business set of signing on at its provider. */
@Injectable()
export class SignOnSetup {
  constructor(
    private readonly signOns: SignOns,
    private readonly domains: SignOnDomains,
    private readonly failures: SignOnFailures,
    private readonly providers: Providers,
    private readonly records: DomainRecords,
    private readonly log: AccountLog,
  ) {}

  async view(businessId: string): Promise<SignOnView> {
    const record = await this.signOns.of(businessId);
    const issuer = record?.issuer ?? null;
    const domains = await this.domains.of(businessId, issuer);
    return {
      // Without the secret.
      settings: record && signOnSettings.parse(record),
      hasSecret: record !== null && this.signOns.secretOf(record) !== null,
      domains: domains.map(({ domain, provenAt }) => ({
        domain,
        provenAt: provenAt?.toISOString() ?? null,
        record: this.records.recordFor({ businessId, domain, issuer: issuer ?? '' }),
      })),
      redirectAddress: this.providers.redirectAddress,
      lastFailure: await this.failures.last(businessId),
    };
  }

  /** Refuses with SIGN_ON_SECRET_NEEDED or SIGN_ON_ADDRESS_REFUSED. */
  async set({ businessId, byUserId, change }: z.output<typeof setSignOn.request>): Promise<SignOnView> {
    const { clientSecret, ...settings } = change;
    await this.providers.refuseUnsafe(settings.issuer);
    const record = await this.signOns.of(businessId);
    const isKept = record !== null && this.signOns.secretOf(record, settings) !== null;
    if (clientSecret === undefined && !isKept) throw invalid('SIGN_ON_SECRET_NEEDED');
    await this.signOns.set(businessId, settings, clientSecret ?? null);
    const changed = {
      ...changedFields(record, settings),
      ...(clientSecret !== undefined && { clientSecret: true as const }),
    };
    if (Object.keys(changed).length > 0) {
      const signOn = { provider: settings.name, changed };
      await this.log.note({ businessId, byUserId, what: 'signOnSet', userId: null, signOn });
    }
    return this.view(businessId);
  }

  /** Refuses with SIGN_ON_NOT_SET, for the proof names the provider, or SIGN_ON_DOMAINS_FULL (params: max). */
  async addDomain(change: DomainOf): Promise<SignOnView> {
    const { businessId, domain } = change;
    const record = await this.signOns.of(businessId);
    if (!record) throw conflict('SIGN_ON_NOT_SET');
    await this.domains.claim(businessId, domain);
    await this.noteDomain('signOnDomainAdded', change, record);
    return this.view(businessId);
  }

  /** Refuses with NOT_FOUND, SIGN_ON_DOMAIN_UNPROVEN or SIGN_ON_DOMAIN_TAKEN. */
  async proveDomain({ byRoot, ...change }: DomainOf & { readonly byRoot: boolean }): Promise<SignOnView> {
    const { businessId, domain } = change;
    const record = await this.signOns.of(businessId);
    if (!record || !(await this.domains.isClaimed(businessId, domain))) throw notFound('NOT_FOUND');
    const { issuer } = record;
    const isProven = byRoot || (await this.records.isThere({ businessId, domain, issuer }));
    if (!isProven) throw conflict('SIGN_ON_DOMAIN_UNPROVEN');
    await this.domains.prove(businessId, domain, issuer);
    await this.noteDomain('signOnDomainProven', change, record);
    return this.view(businessId);
  }

  async removeDomain(change: DomainOf): Promise<SignOnView> {
    const { businessId, domain } = change;
    await this.domains.remove(businessId, domain);
    await this.noteDomain('signOnDomainRemoved', change, await this.signOns.of(businessId));
    return this.view(businessId);
  }

  private noteDomain(
    what: 'signOnDomainAdded' | 'signOnDomainProven' | 'signOnDomainRemoved',
    { businessId, byUserId, domain }: DomainOf,
    record: SignOnRecord | null,
  ): Promise<void> {
    const signOn = { domain, ...(record && { provider: record.name }) };
    return this.log.note({ businessId, byUserId, what, userId: null, signOn });
  }
}
