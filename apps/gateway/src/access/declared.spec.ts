import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

describeWithBacking('the routes of the gateway', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  it('say each who may call it', async () => {
    const { body } = await request(gateway.url).get('/api/docs-json').expect(200);
    const paths: [string, Record<string, object>][] = Object.entries(body.paths);
    const routes = paths.flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => ({ route: `${method} ${path}`, operation })),
    );
    expect(routes.length).toBeGreaterThan(80);
    expect(routes.filter(({ operation }) => !('x-access' in operation)).map(({ route }) => route)).toEqual(
      [],
    );
  });
});
