import { randomUUID } from 'node:crypto';
import { checkSignOn, setSignOn } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { codeOf, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('a provider within the server’s own network', () => {
  let auth: RunningAuth;
  beforeAll(async () => {
    auth = await startAuth({ SIGN_ON_TO_PRIVATE_ADDRESSES: 'false' });
  });
  afterAll(() => auth?.stop());

  it.each([
    'https://127.0.0.1:9',
    'https://localhost:9',
    'https://10.0.0.1',
    'https://[::1]',
    'http://example.com',
  ])('is neither asked nor kept where the operator does not allow it: %s', async (issuer) => {
    expect(await codeOf(auth.rpc.call(checkSignOn, { issuer }))).toBe('SIGN_ON_ADDRESS_REFUSED');
    const flags = { countsAsSecondStep: false, makesMembers: false, trustsUnstatedEmail: false };
    const settings = { issuer, clientId: 'plomada', name: 'Obra ID', use: 'offered' as const, ...flags };
    const of = { businessId: randomUUID(), byUserId: randomUUID() };
    const set = auth.rpc.call(setSignOn, { ...of, change: { ...settings, clientSecret: 'secret' } });
    expect(await codeOf(set)).toBe('SIGN_ON_ADDRESS_REFUSED');
  });
});
