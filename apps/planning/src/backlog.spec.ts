import { announceClose } from '@plomada/contracts';
import { describeWithBacking, eventually, ServiceProcess, TcpProxy } from '@plomada/testing';
import { onePlanning } from './testing/one-planning';
import { actorOf } from './testing/probe';

describeWithBacking('what an operator sees of planning', () => {
  const planning = onePlanning();
  const shows = async (line: string): Promise<boolean> =>
    (await planning.metrics()).split('\n').includes(line);
  const add = (projectId: string, name: string, more = {}) =>
    planning.probe.submit(projectId, 'ADD_RESOURCE', { name }, more).catch(() => undefined);

  it('is how many actions were accepted, answered again, refused, and taken for another', async () => {
    const projectId = await planning.probe.plan();
    await add(projectId, 'Acero', { id: 'a1' });
    await add(projectId, 'Acero', { id: 'a1' });
    await add(projectId, 'Madera', { id: 'a1' });
    await add(projectId, 'Vidrio', { roles: ['projectViewer'] });
    const name = 'plomada_planning_actions_total';
    expect(await shows(`${name}{outcome="accepted",code=""} 1`)).toBe(true);
    expect(await shows(`${name}{outcome="again",code=""} 1`)).toBe(true);
    expect(await shows(`${name}{outcome="conflict",code="ACTION_ID_TAKEN"} 1`)).toBe(true);
    expect(await shows(`${name}{outcome="refused",code="ACTION_FORBIDDEN"} 1`)).toBe(true);
  });

  it('is what is in a log and not told yet', async () => {
    const log = planning.probe.database.collection('log');
    await eventually(() => shows('plomada_planning_unpublished_entries 0'));
    // Too young for the sweep to publish it while it is looked at, and older than nothing.
    const at = new Date(Date.now() - 500).toISOString();
    await log.insertOne({ projectId: 'lost', seq: 1, actionId: 'x', at, pending: true });
    expect(await shows('plomada_planning_unpublished_entries 1')).toBe(true);
    const age = async (): Promise<number> =>
      Number(/^plomada_planning_unpublished_oldest_seconds (\S+)$/m.exec(await planning.metrics())?.[1]);
    expect(await age()).toBeGreaterThan(0);
    await log.deleteOne({ projectId: 'lost' });
    expect(await age()).toBe(0);
  });

  it('is who is closing which plan', async () => {
    const projectId = await planning.probe.plan();
    const actor = actorOf('ana', ['projectAdmin']);
    const line = `plomada_planning_close_running{project="${projectId}",user="ana"} 1`;
    await planning.probe.rpc.call(announceClose, { projectId, type: 'CLOSE_TERM_START', actor });
    expect(await shows(line)).toBe(true);
    await planning.probe.rpc.call(announceClose, { projectId, type: 'CLOSE_TERM_CANCELED', actor });
    expect(await shows(line)).toBe(false);
  });

  it('is shown in time where neither MongoDB nor Redis answers, with that it is not ready', async () => {
    const [database, redis] = [
      await TcpProxy.to(planning.config.MONGO_URL),
      await TcpProxy.to(planning.config.REDIS_URL),
    ];
    const urls = { MONGO_URL: database.url, REDIS_URL: redis.url };
    const other = await ServiceProcess.start('planning', { ...planning.config, ...urls });
    try {
      const checks = async () =>
        [...(await other.metrics()).matchAll(/^plomada_(ready|check_up).* [01]$/gm)].map(([line]) => line);
      const all = (up: number) => [
        `plomada_ready ${up}`,
        'plomada_check_up{check="rabbitmq"} 1',
        `plomada_check_up{check="redis"} ${up}`,
        `plomada_check_up{check="log"} ${up}`,
        `plomada_check_up{check="mongodb"} ${up}`,
      ];
      expect((await checks()).sort()).toEqual(all(1).sort());
      for (const way of [database, redis]) way.deafen();
      expect((await checks()).sort()).toEqual(all(0).sort());
    } finally {
      await other.kill();
      for (const way of [database, redis]) way.close();
    }
  });
});
