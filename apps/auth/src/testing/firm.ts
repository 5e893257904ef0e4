import { randomUUID } from 'node:crypto';
import {
  addMember,
  addSignOnDomain,
  beginSignOn,
  enterBySignOn,
  grantBusiness,
  login,
  proveSignOnDomain,
  setSignOn,
  type SignOnSettings,
  signOnReturn,
} from '@plomada/contracts';
import type { IdentityProvider } from '@plomada/testing';
import { base64, ROOT, type RunningAuth } from './start-auth';

export const PASSWORD = 'right-password';

/** What one browser has of a login that it began. */
export interface Begun {
  readonly url: string;
  readonly browser: string;
}

/** A business that has its people sign on at a provider, with a domain of its own that is proven. */
export class Firm {
  readonly businessId = randomUUID();
  readonly domain = `${randomUUID().slice(0, 8)}.example`;

  private constructor(
    readonly auth: RunningAuth,
    readonly provider: IdentityProvider,
    readonly rootId: string,
  ) {}

  static async found(
    auth: RunningAuth,
    provider: IdentityProvider,
    change: Partial<SignOnSettings> = {},
  ): Promise<Firm> {
    const request = { email: base64(ROOT.email), password: base64(ROOT.password), address: randomUUID() };
    const { user } = await auth.rpc.call(login, request);
    const firm = new Firm(auth, provider, user.id);
    await auth.rpc.call(grantBusiness, { businessId: firm.businessId, adminId: user.id });
    await firm.set(change);
    await firm.own(firm.domain);
    return firm;
  }

  /** Sets how its people sign on; everybody may where nothing is said. */
  set(change: Partial<SignOnSettings> = {}, clientSecret: string | null = this.provider.clientSecret) {
    const { issuer, clientId } = this.provider;
    const flags = { countsAsSecondStep: false, makesMembers: false, trustsUnstatedEmail: false };
    const settings = { issuer, clientId, name: 'Obra ID', use: 'offered' as const, ...flags, ...change };
    return this.auth.rpc.call(setSignOn, {
      ...{ businessId: this.businessId, byUserId: this.rootId },
      change: clientSecret === null ? settings : { ...settings, clientSecret },
    });
  }

  /** Makes a domain its own, by root's word. */
  async own(domain: string): Promise<void> {
    const of = { businessId: this.businessId, byUserId: this.rootId, domain };
    await this.auth.rpc.call(addSignOnDomain, of);
    await this.auth.rpc.call(proveSignOnDomain, { ...of, byRoot: true });
  }

  /** A member of its domain, whom the provider knows by the same e-mail. */
  async member(
    role: 'businessAdmin' | 'businessMember' = 'businessMember',
    email = `${randomUUID()}@${this.domain}`,
  ): Promise<{ readonly email: string; readonly userId: string }> {
    const { user } = await this.auth.rpc.call(addMember, {
      ...{ businessId: this.businessId, byRoot: true },
      member: { email, firstName: 'Ana', lastName: 'Rojas', role, initialPassword: PASSWORD },
    });
    await this.provider.know(email, { sub: `sub of ${email}`, email, email_verified: true });
    return { email, userId: user.id };
  }

  begin(email: string, browser?: string): Promise<Begun> {
    return this.auth.rpc.call(beginSignOn, { email, ...(browser !== undefined && { browser }) });
  }

  /** Brings to auth what the provider sent back. */
  enter(
    back: URL,
    browser: string | undefined,
    more: { readonly secondStep?: string; readonly state?: string } = {},
  ) {
    const told = signOnReturn.parse({ ...Object.fromEntries(back.searchParams), ...more });
    const who = browser === undefined ? {} : { browser };
    return this.auth.rpc.call(enterBySignOn, { ...told, ...who, address: randomUUID() });
  }

  /** The whole way: begins, signs on under the name (the e-mail where none is given), and enters. */
  async signOn(email: string, name = email) {
    const { url, browser } = await this.begin(email);
    return this.enter(await this.provider.visit(url, { name }), browser);
  }

  logIn(email: string) {
    const request = { email: base64(email), password: base64(PASSWORD), address: randomUUID() };
    return this.auth.rpc.call(login, request);
  }
}
