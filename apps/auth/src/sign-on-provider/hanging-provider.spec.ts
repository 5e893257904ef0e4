import { randomUUID } from 'node:crypto';
import { addSignOnDomain, checkSignOn, checkUser, proveSignOnDomain } from '@plomada/contracts';
import { describeWithBacking, IdentityProvider } from '@plomada/testing';
import { Firm } from '../testing/firm';
import { NameServer } from '../testing/name-server';
import { codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';
import { MOST_OF_ONE } from './outbound-limiter';

const PUBLIC_URL = 'http://localhost:9';
/** More than auth works on at a time. */
const MANY = 100;

describeWithBacking('a server outside that hangs', () => {
  let auth: RunningAuth;
  let names: NameServer;
  let well: IdentityProvider;
  let hanging: IdentityProvider;
  beforeAll(async () => {
    [well, hanging] = await Promise.all([startProvider(), startProvider()]);
    names = await NameServer.start();
    auth = await startAuth({ PUBLIC_URL, SIGN_ON_TO_PRIVATE_ADDRESSES: 'true', DNS_SERVERS: names.address });
  });
  afterAll(async () => {
    await auth?.stop();
    await Promise.all([well?.stop(), hanging?.stop()]);
    names?.stop();
  });

  const startProvider = () => IdentityProvider.start(`${PUBLIC_URL}/login/sign_on`);
  const together = async (ask: () => Promise<unknown>) => {
    const codes = await Promise.all(Array.from({ length: MANY }, () => codeOf(ask())));
    return { busy: codes.filter((code) => code === 'SIGN_ON_BUSY').length, codes: new Set(codes) };
  };
  /** Whether auth answers others before what hangs has ended. */
  const answersMeanwhile = (hangs: Promise<unknown>) => {
    const other = auth.rpc.call(checkUser, { email: ROOT.email, address: randomUUID() });
    return Promise.race([other.then(() => true), hangs.then(() => false)]);
  };

  it('keeps nobody of other businesses waiting when it is a provider, and is left alone for a while', async () => {
    const [theirs, ours] = [await Firm.found(auth, hanging), await Firm.found(auth, well)];
    const [{ email }, { email: other }] = [await theirs.member(), await ours.member()];
    hanging.hang();
    const asked = together(() => theirs.begin(email));
    expect(await answersMeanwhile(asked)).toBe(true);
    expect(await asked).toEqual({
      busy: MANY - MOST_OF_ONE,
      codes: new Set(['SIGN_ON_BUSY', 'SIGN_ON_UNREACHABLE']),
    });
    hanging.goOn();
    // It would answer: it is not asked.
    expect(await codeOf(theirs.begin(email))).toBe('SIGN_ON_UNREACHABLE');
    expect(await codeOf(auth.rpc.call(checkSignOn, { issuer: hanging.issuer }))).toBe('SIGN_ON_UNREACHABLE');
    expect((await ours.signOn(other)).user.email).toBe(other);
  });

  it('keeps nobody waiting either when it is a name server', async () => {
    const { businessId, rootId: byUserId } = await Firm.found(auth, well);
    const of = { businessId, byUserId, domain: `${randomUUID()}.example` };
    await auth.rpc.call(addSignOnDomain, of);
    names.isSilent = true;
    const asked = together(() => auth.rpc.call(proveSignOnDomain, { ...of, byRoot: false }));
    expect(await answersMeanwhile(asked)).toBe(true);
    expect(await asked).toEqual({
      busy: MANY - MOST_OF_ONE,
      codes: new Set(['SIGN_ON_BUSY', 'SIGN_ON_DOMAIN_UNPROVEN']),
    });
  });
});
