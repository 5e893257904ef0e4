import { getPlan, importedScheduleOf } from '@plomada/contracts';
import { importedTask, type ImportedSchedule } from '@plomada/domain';
import { createService, HandleRpc, KitModule, notFound } from '@plomada/service-kit';
import { describeWithBacking, freePort } from '@plomada/testing';
import { Controller, type INestApplication, Module } from '@nestjs/common';
import type { z } from 'zod';
import { onePlanning } from '../testing/one-planning';

const FILE: ImportedSchedule = {
  name: 'Torre Norte',
  startDate: '2026-03-02',
  workingDays: '0111110',
  holidays: [],
  tasks: [importedTask({ id: '1', text: 'Excavación', start: '2026-03-02', end: '2026-03-04', duration: 2 })],
  links: [],
  resources: [],
};

/** What the imports service keeps: jobs of one person in one project. */
const kept = new Map<string, { projectId: string; userId: string; schedule: ImportedSchedule }>();

@Controller()
class ImportsDouble {
  @HandleRpc(importedScheduleOf)
  async schedule({ jobId, projectId, userId }: z.output<typeof importedScheduleOf.request>) {
    const job = kept.get(jobId);
    if (job?.projectId !== projectId || job.userId !== userId) throw notFound('IMPORT_RESULT_GONE');
    return { schedule: job.schedule };
  }
}

describeWithBacking('an import', () => {
  const planning = onePlanning();
  let imports: INestApplication;
  beforeAll(async () => {
    const config = { ...planning.config, SERVICE_PORT: await freePort() };
    @Module({ imports: [KitModule.forRoot({ name: 'imports', config })], controllers: [ImportsDouble] })
    class ImportsModule {}
    imports = await createService({ name: 'imports', module: ImportsModule, config, rpc: true });
  });
  afterAll(() => imports?.close());

  const load = (projectId: string, jobId: string, more = {}) =>
    planning.probe.submit(projectId, 'LOAD_PROJECT', { jobId }, more);
  const namesOf = async (projectId: string) => {
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    return plan.tasks.map(({ text }) => text);
  };

  it('loads what its author’s job has read, and answers again when that is kept no longer', async () => {
    const projectId = await planning.probe.plan();
    kept.set('job-1', { projectId, userId: 'ana', schedule: FILE });
    await expect(load(projectId, 'job-1', { id: 'a1' })).resolves.toMatchObject({ seq: 1, again: false });
    expect(await namesOf(projectId)).toEqual(expect.arrayContaining(['Excavación']));
    kept.delete('job-1');
    await expect(load(projectId, 'job-1', { id: 'a1' })).resolves.toMatchObject({ seq: 1, again: true });
  });

  it('is refused with a job of somebody else’s, of another project, or of none', async () => {
    const projectId = await planning.probe.plan();
    kept.set('of-luis', { projectId, userId: 'luis', schedule: FILE });
    kept.set('elsewhere', { projectId: 'p-other', userId: 'ana', schedule: FILE });
    for (const jobId of ['of-luis', 'elsewhere', 'never'])
      await expect(load(projectId, jobId)).rejects.toMatchObject({ code: 'IMPORT_RESULT_GONE' });
    expect(await namesOf(projectId)).toEqual([]);
  });

  it('is compared with and taken over by its job too: a later file need not travel either', async () => {
    const projectId = await planning.probe.plan();
    kept.set('first', { projectId, userId: 'ana', schedule: FILE });
    await load(projectId, 'first');
    const more = importedTask({ ...FILE.tasks[0]!, id: '2', text: 'Hormigón' });
    kept.set('later', { projectId, userId: 'ana', schedule: { ...FILE, tasks: [...FILE.tasks, more] } });
    kept.set('of-luis', { projectId, userId: 'luis', schedule: FILE });
    const merge = (jobId: string) =>
      planning.probe.submit(projectId, 'MERGE_PROJECT', { jobId, added: ['2'], changed: [], vanished: [] });
    await expect(merge('of-luis')).rejects.toMatchObject({ code: 'IMPORT_RESULT_GONE' });
    await expect(merge('later')).resolves.toMatchObject({ again: false });
    expect(await namesOf(projectId)).toEqual(expect.arrayContaining(['Excavación', 'Hormigón']));
  });

  it('is refused with what no plan can hold, whoever has read it', async () => {
    const projectId = await planning.probe.plan();
    kept.set('odd', { projectId, userId: 'ana', schedule: { ...FILE, workingDays: '0000000' } });
    await expect(load(projectId, 'odd')).rejects.toMatchObject({ code: 'ACTION_INVALID' });
  });
});
