import type { NestExpressApplication } from '@nestjs/platform-express';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import { HealthRegistry } from '../health/health-registry';
import { start, until } from '../testing/start';
import { AskProcesses } from './ask-processes';

describeWithBacking('who asks all processes', () => {
  let apps: NestExpressApplication[] = [];
  let asking: NestExpressApplication;

  beforeEach(async () => {
    const config = await backingConfig();
    asking = await start('asking', config, { providers: [AskProcesses] });
    const twice = await Promise.all(['worker', 'worker'].map((name) => start(name, config, { redis: true })));
    apps = [asking, ...twice];
  });
  afterEach(() => Promise.all(apps.map((app) => app.close())));

  const ask = () => asking.get(AskProcesses).ask();
  const names = async () => (await ask()).map(({ name }) => name);

  it('hears of each, also of two with one name and of itself, and of none that has ended', async () => {
    await until(async () => (await names()).join() === 'asking,worker,worker');
    await apps.pop()?.close();
    expect(await names()).toEqual(['asking', 'worker']);
  });

  it('hears in time of one whose database does not answer at all', async () => {
    const never = () => new Promise(() => undefined);
    (apps[1] as NestExpressApplication).get(HealthRegistry).add('mongodb', never);
    await until(async () => (await names()).length === 3);
    const checks = (await ask()).filter(({ name }) => name === 'worker').map((one) => one.checks);
    expect(checks).toContainEqual({ rabbitmq: 'up', redis: 'up', mongodb: 'down: no answer in 600 ms' });
  });

  it('hears nothing of what another installation runs', async () => {
    const other = await start('elsewhere', await backingConfig());
    apps.push(other);
    expect(await names()).not.toContain('elsewhere');
  });
});
