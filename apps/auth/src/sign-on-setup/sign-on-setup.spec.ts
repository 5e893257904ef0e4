import {
  accountLogOf,
  addSignOnDomain,
  checkSignOn,
  proveSignOnDomain,
  removeSignOnDomain,
  signOnOf,
} from '@plomada/contracts';
import { describeWithBacking, IdentityProvider } from '@plomada/testing';
import { Firm } from '../testing/firm';
import { NameServer } from '../testing/name-server';
import { codeOf, type RunningAuth, startAuth } from '../testing/start-auth';

const PUBLIC_URL = 'http://localhost:9';

describeWithBacking('what a business sets of signing on', () => {
  let auth: RunningAuth;
  let provider: IdentityProvider;
  let names: NameServer;
  let firm: Firm;

  beforeAll(async () => {
    provider = await IdentityProvider.start(`${PUBLIC_URL}/login/sign_on`);
    names = await NameServer.start();
    auth = await startAuth({ PUBLIC_URL, SIGN_ON_TO_PRIVATE_ADDRESSES: 'true', DNS_SERVERS: names.address });
  });
  afterAll(async () => {
    await auth?.stop();
    await provider?.stop();
    names?.stop();
  });
  beforeEach(async () => {
    firm = await Firm.found(auth, provider);
  });

  const view = (of = firm) => auth.rpc.call(signOnOf, { businessId: of.businessId });
  const claim = (domain: string, of = firm) =>
    auth.rpc.call(addSignOnDomain, { businessId: of.businessId, byUserId: of.rootId, domain });
  const prove = (domain: string, of = firm) =>
    auth.rpc.call(proveSignOnDomain, {
      businessId: of.businessId,
      byUserId: of.rootId,
      domain,
      byRoot: false,
    });
  const stateOf = async (domain: string, of = firm) =>
    (await view(of)).domains.find((one) => one.domain === domain);

  it('is told without the secret, which is stored so that nobody can read it', async () => {
    const told = await view();
    expect(told).toMatchObject({
      settings: { issuer: provider.issuer, clientId: 'plomada', name: 'Obra ID', use: 'offered' },
      hasSecret: true,
      redirectAddress: `${PUBLIC_URL}/login/sign_on`,
    });
    const stored = await auth.database.collection<{ _id: string }>('signOns').find().toArray();
    for (const all of [told, stored]) expect(JSON.stringify(all)).not.toContain(provider.clientSecret);
  });

  it('keeps the secret for the same provider and client, and for no other', async () => {
    expect((await firm.set({ name: 'Entra' }, null)).settings?.name).toBe('Entra');
    expect(await codeOf(firm.set({ issuer: 'http://localhost:9' }, null))).toBe('SIGN_ON_SECRET_NEEDED');
    expect(await codeOf(firm.set({ clientId: 'other' }, null))).toBe('SIGN_ON_SECRET_NEEDED');
    expect((await view()).settings?.issuer).toBe(provider.issuer);
  });

  it('says what a provider is, and what is wrong with it', async () => {
    const check = (issuer: string) => auth.rpc.call(checkSignOn, { issuer });
    expect(await check(provider.issuer)).toEqual({ host: new URL(provider.issuer).host, saysPkce: true });
    expect(await codeOf(check(`${provider.issuer}/elsewhere`))).toBe('SIGN_ON_NO_PROVIDER');
    expect(await codeOf(check(provider.issuer.replace('localhost', '127.0.0.1')))).toBe(
      'SIGN_ON_NO_PROVIDER',
    );
    expect(await codeOf(check('http://localhost:9'))).toBe('SIGN_ON_UNREACHABLE');
    expect(await codeOf(check('https://nobody.invalid'))).toBe('SIGN_ON_ADDRESS_REFUSED');
  });

  it('knows a domain as the business’s own by the record of whoever keeps it', async () => {
    const domain = `norte.${firm.domain}`;
    const { record } = (await claim(domain)).domains.find((one) => one.domain === domain) ?? {};
    expect(record?.name).toBe(`_plomada.${domain}`);
    expect(await codeOf(prove(domain))).toBe('SIGN_ON_DOMAIN_UNPROVEN');
    names.records.set(record?.name ?? '', 'plomada-sign-on=another');
    expect(await codeOf(prove(domain))).toBe('SIGN_ON_DOMAIN_UNPROVEN');
    names.records.set(record?.name ?? '', record?.value ?? '');
    await prove(domain);
    expect((await stateOf(domain))?.provenAt).toEqual(expect.any(String));
    expect(await codeOf(prove('never-claimed.example'))).toBe('NOT_FOUND');
  });

  it('takes no domain from another business, whose record it cannot use', async () => {
    const other = await Firm.found(auth, provider);
    const { record } = (await stateOf(firm.domain)) ?? {};
    names.records.set(record?.name ?? '', record?.value ?? '');
    await claim(firm.domain, other);
    expect(await codeOf(prove(firm.domain, other))).toBe('SIGN_ON_DOMAIN_UNPROVEN');
    names.records.set(record?.name ?? '', (await stateOf(firm.domain, other))?.record.value ?? '');
    expect(await codeOf(prove(firm.domain, other))).toBe('SIGN_ON_DOMAIN_TAKEN');
    const { businessId, rootId: byUserId } = firm;
    await auth.rpc.call(removeSignOnDomain, { businessId, byUserId, domain: firm.domain });
    await prove(firm.domain, other);
    expect((await stateOf(firm.domain, other))?.provenAt).toEqual(expect.any(String));
  });

  it('has its domains proven anew with another provider: who administers a business keeps no domain', async () => {
    const { email } = await firm.member();
    await firm.set({ issuer: 'http://localhost:9' }, 'secret');
    expect((await stateOf(firm.domain))?.provenAt).toBeNull();
    expect(await codeOf(firm.begin(email))).toBe('SIGN_ON_OFF');
  });

  it('is noted, with who did what: each setting that is another, the domain, and never the secret', async () => {
    const { businessId, rootId: byUserId, domain } = firm;
    await firm.set({ use: 'required', name: 'Entra' }, null);
    await firm.set({ use: 'required', name: 'Entra' }, null);
    await firm.set({ use: 'required', name: 'Entra' });
    await auth.rpc.call(removeSignOnDomain, { businessId, byUserId, domain });
    const { changes } = await auth.rpc.call(accountLogOf, { businessId });
    const flags = { countsAsSecondStep: false, makesMembers: false, trustsUnstatedEmail: false };
    const { issuer } = provider;
    const set = {
      issuer,
      clientId: 'plomada',
      clientSecret: true,
      name: 'Obra ID',
      use: 'offered',
      ...flags,
    };
    expect(changes.map(({ what, signOn }) => [what, signOn])).toEqual([
      ['signOnDomainRemoved', { provider: 'Entra', domain }],
      ['signOnSet', { provider: 'Entra', changed: { clientSecret: true } }],
      ['signOnSet', { provider: 'Entra', changed: { use: 'required', name: 'Entra' } }],
      ['signOnDomainProven', { provider: 'Obra ID', domain }],
      ['signOnDomainAdded', { provider: 'Obra ID', domain }],
      ['signOnSet', { provider: 'Obra ID', changed: set }],
    ]);
    expect(JSON.stringify(changes)).not.toContain(provider.clientSecret);
  });

  it('is told of changes of before it was noted what they were', async () => {
    const { businessId, rootId: byUserId } = firm;
    const log = auth.database.collection('accountLog');
    await log.insertOne({ businessId, byUserId, at: new Date(), what: 'signOnSet', userId: null });
    const { changes } = await auth.rpc.call(accountLogOf, { businessId });
    expect(changes[0]).toEqual({
      at: expect.any(String),
      what: 'signOnSet',
      by: expect.any(String),
      of: null,
    });
  });
});
