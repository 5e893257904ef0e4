import { backingConfig, buildApp, Cable, describeWithBacking, ServiceProcess } from '@plomada/testing';
import { insist } from './testing/insistent';
import { Probe } from './testing/probe';

jest.setTimeout(60_000);

describeWithBacking('planning whose database comes back as an older one', () => {
  let probe: Probe;
  let process: ServiceProcess;
  let cable: Cable;

  beforeAll(async () => {
    buildApp('planning');
    const config = await backingConfig();
    cable = await Cable.to(config.MONGO_URL);
    process = await ServiceProcess.start('planning', { ...config, MONGO_URL: cable.url });
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    cable?.mend();
    await process?.kill('SIGTERM');
    cable?.close();
    await probe?.close();
  });

  it('goes on from what the log holds, not from what it remembers', async () => {
    const projectId = await probe.plan();
    for (const name of ['Acero', 'Grúa', 'Hormigón']) await probe.submit(projectId, 'ADD_RESOURCE', { name });
    const log = probe.database.collection('log');
    cable.cut();
    await log.deleteOne({ projectId, seq: 3 });
    // People go on working: what they send meanwhile is tried again until it is answered. The outage is longer than the driver waits.
    const action = ['ADD_RESOURCE', { name: 'Moldaje' }] as const;
    const answered = insist(probe, projectId, action, { baseSeq: 2, who: 'ana' });
    await new Promise((restored) => setTimeout(restored, 4_000));
    cable.mend();
    await answered;
    const entries = await log.find({ projectId }).sort({ seq: 1 }).toArray();
    expect(entries.map(({ seq }) => seq as number)).toEqual([1, 2, 3]);
  });
});
