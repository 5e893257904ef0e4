import { ROUTES } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('the routes of the gateway', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  it('are those that contracts define, and say each who may call it', async () => {
    const { body } = await request(gateway.url).get('/api/docs-json').expect(200);
    const paths: [string, Record<string, { 'x-access': object }>][] = Object.entries(body.paths);
    const served = paths.flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation['x-access'],
      ]),
    );
    const defined = ROUTES.map(({ method, path, access }) => [
      `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
      access === 'public' ? { public: true } : { needs: access },
    ]);
    expect(defined.length).toBeGreaterThan(80);
    expect(Object.fromEntries(served)).toEqual(Object.fromEntries(defined));
    expect(served).toHaveLength(defined.length);
  });
});
