import { describeWithBacking, freePort } from '@plomada/testing';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

const ERROR = { kind: 'screen', message: 'x is not a function', screen: '/gantt', version: '4.15.4' };

describeWithBacking('what goes wrong in a browser', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const report = (body: object, token = gateway.world.people.ana.token, url = gateway.url) =>
    request(url).post('/api/browser_error').set('authorization', `Bearer ${token}`).send(body);

  it('is counted for operators', async () => {
    const [PORT, SERVICE_PORT] = [await freePort(), await freePort()];
    await gateway.gateway({ PORT, SERVICE_PORT });
    const { token } = gateway.world.people.ana;
    const metrics = () => request(`http://127.0.0.1:${SERVICE_PORT}`).get('/metrics').expect(200);
    // There before the first: what grows is seen to grow.
    expect((await metrics()).text).toContain('plomada_browser_errors_total{kind="screen"} 0');
    await report({ ...ERROR, stack: 'at Gantt' }, token, `http://127.0.0.1:${PORT}`).expect(200, {});
    expect((await metrics()).text).toContain('plomada_browser_errors_total{kind="screen"} 1');
  });

  it.each([
    ['of no kind that there is', { ...ERROR, kind: 'other' }],
    ['longer than anybody reads', { ...ERROR, stack: 'x'.repeat(4_001) }],
    ['without a screen', { ...ERROR, screen: undefined }],
  ])('is refused %s', async (_what, body) => {
    const answer = await report(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID' });
  });

  it('is nothing that strangers can say', async () => {
    await report(ERROR, 'forged').expect(401);
  });

  it('is heard of pages on which nobody is signed in, so often', async () => {
    const nameless = () =>
      request(gateway.url)
        .post('/api/browser_error')
        .send({ ...ERROR, screen: '/login' });
    await nameless().expect(200, {});
    const answers = await Promise.all(Array.from({ length: 62 }, nameless));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('does not fill the log, however often it is said', async () => {
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => report(ERROR, gateway.world.people.eva.token)),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
