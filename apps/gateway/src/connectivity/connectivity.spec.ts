import { describeWithBacking, freePort } from '@plomada/testing';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

const CONNECTIVITY_URL = 'https://red.example.org/up?from=plomada';
const SETTINGS = '/api/connectivity/settings';

describeWithBacking('the address of the connectivity check', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start({ CONNECTIVITY_URL });
  });
  afterAll(() => gateway?.stop());

  const settings = (url: string) =>
    request(url).get(SETTINGS).set('authorization', `Bearer ${gateway.world.people.ana.token}`).expect(200);
  const connectSources = async (url: string) => {
    const { headers } = await request(url).get('/api/health/live').expect(200);
    return /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
  };

  it('is told to who is signed in, and pages may connect to its origin beside their own', async () => {
    expect((await settings(gateway.url)).body).toEqual({ address: CONNECTIVITY_URL });
    expect(await connectSources(gateway.url)).toBe("'self' https://red.example.org");
    await request(gateway.url).get(SETTINGS).expect(401);
  });

  it('is none unless the operator sets one, and then pages may connect to nobody else', async () => {
    const port = await gateway.gateway({ PORT: await freePort(), CONNECTIVITY_URL: undefined });
    const bare = `http://127.0.0.1:${port}`;
    expect((await settings(bare)).body).toEqual({ address: null });
    expect(await connectSources(bare)).toBe("'self'");
  });
});
