import { getPlan } from '@plomada/contracts';
import {
  backingConfig,
  buildApp,
  TcpProxy,
  describeWithBacking,
  eventually,
  ServiceProcess,
} from '@plomada/testing';
import { submitUntilAnswered } from './testing/submit-until-answered';
import { Probe } from './testing/probe';

describeWithBacking('planning whose database comes back as an older one', () => {
  let probe: Probe;
  let process: ServiceProcess;
  let proxy: TcpProxy;

  beforeAll(async () => {
    buildApp('planning');
    const config = await backingConfig();
    proxy = await TcpProxy.to(config.MONGO_URL);
    process = await ServiceProcess.start('planning', { ...config, MONGO_URL: proxy.url });
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    proxy?.mend();
    await process?.kill('SIGTERM');
    proxy?.close();
    await probe?.close();
  });

  const log = () => probe.database.collection('log');
  const entriesOf = async (projectId: string) =>
    (await log().find({ projectId }).sort({ seq: 1 }).toArray()).map(({ seq, actionId }) => [seq, actionId]);
  const told = (projectId: string) =>
    probe.heard.entries
      .filter((entry) => entry.projectId === projectId)
      .map(({ seq, actionId }) => [seq, actionId]);
  /** A plan of three entries that everybody has heard of. */
  const plan = async () => {
    const projectId = await probe.plan();
    for (const name of ['Acero', 'Grúa', 'Hormigón']) await probe.submit(projectId, 'ADD_RESOURCE', { name });
    // At least once each: what was published around an outage may be heard twice.
    await eventually(() => new Set(told(projectId).map(([seq]) => seq)).size === 3);
    return projectId;
  };
  /** The last entry is lost while the database is away for so many milliseconds; somebody acts meanwhile. */
  const restored = async (projectId: string, ms: number): Promise<(string | number)[]> => {
    proxy.cut();
    await log().deleteOne({ projectId, seq: 3 });
    const said = { baseSeq: 2, who: 'ana', timeoutMs: 20_000 };
    const answer = submitUntilAnswered(probe, projectId, ['ADD_RESOURCE', { name: 'Moldaje' }], said);
    // eslint-disable-next-line no-restricted-syntax -- How long it is away is what is tried.
    await new Promise((away) => setTimeout(away, ms));
    proxy.mend();
    const { id, ...rest } = await answer;
    return ['seq' in rest ? rest.seq : rest.code, id];
  };

  it.each([
    ['shorter', 300],
    ['longer', 3_000],
  ])('goes on from what the log holds after an outage %s than the driver waits', async (_what, ms) => {
    const projectId = await plan();
    const answer = await restored(projectId, ms);
    expect(answer[0]).toBe(3);
    const entries = await entriesOf(projectId);
    expect([entries.length, entries[2]]).toEqual([3, answer]);
    await eventually(() => told(projectId).some(([, actionId]) => actionId === answer[1]));
    const read = await probe.rpc.call(getPlan, { projectId });
    expect(read.plan.resources.map(({ name }) => name)).toEqual(['Acero', 'Grúa', 'Moldaje']);
  });

  it('tells what the log has under a seq that was told before, also when nobody knows of its insert', async () => {
    const projectId = await plan();
    const entry = (await log().findOneAndDelete({ projectId, seq: 3 }, { projection: { _id: 0 } }))!;
    await log().insertOne({ ...entry, actionId: 'another', pending: true });
    await eventually(() => told(projectId).some(([, actionId]) => actionId === 'another'));
  });

  it('does an action again that was answered and is lost', async () => {
    const projectId = await plan();
    const { actionId: id } = (await log().findOne({ projectId, seq: 3 }))!;
    proxy.cut();
    await log().deleteOne({ projectId, seq: 3 });
    await eventually(async () => !(await process.isReady()));
    proxy.mend();
    const action = ['ADD_RESOURCE', { name: 'Hormigón' }] as const;
    expect(await submitUntilAnswered(probe, projectId, action, { id, baseSeq: 2 })).toEqual({ id, seq: 3 });
    expect((await entriesOf(projectId))[2]).toEqual([3, id]);
  });

  it.each([
    ['under the seq that its author had seen', [3]],
    ['before it, in a log that has not come so far again', [2, 3]],
  ])('refuses what would overwrite an edit made %s', async (_what, lost) => {
    const projectId = await probe.plan();
    const settings = (values: object, said: object) =>
      probe.submit(projectId, 'UPDATE_SETTINGS', values, { when: new Date().toISOString(), ...said });
    await settings({ laPeriods: 5 }, { who: 'luis' });
    await settings({ laPeriods: 6 }, { who: 'luis', baseSeq: 1 });
    const seen = await settings({ laPeriods: 7 }, { who: 'luis', baseSeq: 2 });
    proxy.cut();
    await log().deleteMany({ projectId, seq: { $in: lost } });
    await eventually(async () => !(await process.isReady()));
    proxy.mend();
    const first = lost[0]!;
    const renamed = ['UPDATE_SETTINGS', { name: 'Torre Norte' }] as const;
    const said = { who: 'luis', baseSeq: first - 1, when: new Date().toISOString() };
    const { id: theirs } = await submitUntilAnswered(probe, projectId, renamed, said);
    const base = { baseSeq: seen.seq, baseAt: seen.projectUpdatedAt };
    await expect(settings({ name: 'Torre Sur' }, base)).rejects.toMatchObject({
      code: 'CONFLICT',
      rows: [theirs],
    });
    expect(await settings({ scheduleOffsetLink: true }, base)).toMatchObject({ seq: first + 1 });
  });
});
