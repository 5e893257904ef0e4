import { randomUUID } from 'node:crypto';
import { MINUTES_LIMITS, minutesOf, minutesOfProject, saveMinutes } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { describeWithBacking } from '@plomada/testing';
import type { z } from 'zod';
import { actorOf } from '../testing/probe';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

type Saved = z.input<typeof saveMinutes.request>;
const STARTED = '2026-03-06T15:00:00.000Z';
const guest = (name: string) => ({
  ...{ id: randomUUID(), name, company: 'Bombas del Sur', isGuest: true, isPresent: true },
});
const decision = (text: string, about: string | null = null) => ({
  ...{ id: randomUUID(), kind: 'decision' as const, about, text, until: '2026-03-13' },
});

describeWithBacking('the minutes of a term', () => {
  const planning = onePlanning();
  const failureOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      ({ code, params }: { code: string; params?: object }) => ({ code, params }),
    );
  const read = (projectId: string, number = 1) => planning.probe.rpc.call(minutesOf, { projectId, number });
  const save = (
    projectId: string,
    values: Partial<Saved> = {},
    who = 'ana',
    roles: Role[] = ['facilitator'],
  ) =>
    planning.probe.rpc.call(saveMinutes, {
      ...{ projectId, number: 1, version: 0, startedAt: STARTED, endedAt: null },
      ...{ attendance: [], said: [], outcomes: [], by: actorOf(who, roles) },
      ...values,
    });
  const closeTerm = async (projectId: string, baseSeq: number) => {
    const payload = { termId: 'term-1', validatedSeq: baseSeq };
    await planning.probe.submit(projectId, 'CLOSE_TERM_V2', payload, { baseSeq });
  };

  it('are found by whoever asks later, with everybody as they were called', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    expect(await read(projectId)).toEqual({ minutes: null, open: [] });
    const attendance = [guest('Rosa Díaz'), { ...guest('Luis Soto'), isGuest: false, isPresent: false }];
    const said = [decision('Traer otra bomba', 'r1')];
    const saved = await save(projectId, { attendance, said });
    expect(saved.minutes).toMatchObject({
      ...{ number: 1, version: 1, attendance, said: [{ ...said[0], aboutName: 'Ana Pérez' }] },
      savedBy: { userId: 'ana', name: 'ana Pérez' },
    });
    expect(await read(projectId)).toEqual(saved);
    const { minutes } = await planning.probe.rpc.call(minutesOfProject, { projectId });
    expect(minutes).toEqual([
      { number: 1, date: '2026-03-06', startedAt: STARTED, present: 1, decisions: 1 },
    ]);
  });

  it('are refused to who builds on what somebody replaced, and keep what is there', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    const both = await Promise.all(
      ['ana', 'luis'].map((who) => failureOf(save(projectId, { said: [decision(who)] }, who))),
    );
    expect(both.filter((failure) => failure === null)).toHaveLength(1);
    const { minutes } = await read(projectId);
    const winner = minutes!.savedBy.name;
    expect(both.find((failure) => failure !== null)).toEqual({
      code: 'MINUTES_STALE',
      params: { name: winner },
    });
    await save(projectId, { version: 1 }, 'luis');
    expect(await failureOf(save(projectId, { version: 1 }))).toMatchObject({
      code: 'MINUTES_STALE',
      params: { name: 'luis Pérez' },
    });
    expect((await read(projectId)).minutes).toMatchObject({ version: 2, said: [] });
  });

  it('hand what was decided on to the next meeting until it is done', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    const [pump, crane] = [decision('Traer otra bomba'), decision('Arrendar la grúa')];
    await save(projectId, { said: [pump, crane] });
    await closeTerm(projectId, 0);
    const { open } = await read(projectId, 2);
    expect(open.map(({ id, termNumber }) => [id, termNumber])).toEqual([
      [pump.id, 1],
      [crane.id, 1],
    ]);
    const outcomes = [
      { id: pump.id, isDone: true },
      { id: crane.id, isDone: false },
    ];
    const next = await save(projectId, { number: 2, outcomes });
    expect(next.minutes!.outcomes).toEqual(outcomes);
    expect(next.open).toHaveLength(2);
  });

  it('are of each day on which a meeting spoke of the term, and one hands its decisions on to the next', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    const pump = decision('Traer otra bomba');
    await save(projectId, { said: [pump] });
    const later = { startedAt: '2026-03-13T15:00:00.000Z' };
    const second = await save(projectId, { ...later, outcomes: [{ id: pump.id, isDone: true }] });
    expect(second).toMatchObject({ minutes: { number: 1, date: '2026-03-13', version: 1 } });
    expect(second.open.map(({ id }) => id)).toEqual([pump.id]);
    const { minutes } = await planning.probe.rpc.call(minutesOfProject, { projectId });
    expect(minutes.map(({ number, date }) => [number, date])).toEqual([
      [1, '2026-03-13'],
      [1, '2026-03-06'],
    ]);
    const of = (date: string) => planning.probe.rpc.call(minutesOf, { projectId, number: 1, date });
    expect(await read(projectId)).toEqual(second);
    expect(await of('2026-03-06')).toMatchObject({ minutes: { said: [{ id: pump.id }] }, open: [] });
    expect(await of('2026-03-20')).toEqual({ minutes: null, open: [] });
    const elsewhere = save(projectId, { date: '2026-03-09' });
    expect(await failureOf(elsewhere)).toMatchObject({ code: 'MINUTES_OTHER_DAY' });
  });

  it('of before they had a day are those of the day on which they began', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    await save(projectId, { said: [decision('De antes')] });
    const kept = planning.probe.database.collection('minutes');
    await kept.updateOne({ projectId }, { $unset: { date: '' } });
    // As the database of that time, to which no migration was done.
    await planning.probe.database.collection('migrations').deleteMany({});
    await planning.restart();
    expect((await read(projectId)).minutes).toMatchObject({ date: '2026-03-06', version: 1 });
    await save(projectId, { version: 1 });
  });

  it('are of a term that the plan has, of a project that is there, and of nobody else', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    const other = await planning.probe.plan(samplePlan(3));
    await save(projectId, { said: [decision('Propio')] });
    expect(await read(other)).toEqual({ minutes: null, open: [] });
    for (const asked of [read(projectId, 2), save(projectId, { number: 2 })]) {
      expect(await failureOf(asked)).toMatchObject({ code: 'MINUTES_TERM_UNKNOWN' });
    }
    for (const asked of [read('nada'), save('nada')]) {
      expect(await failureOf(asked)).toMatchObject({ code: 'NOT_FOUND' });
    }
    for (const roles of [['responsible'], ['projectViewer'], []] as Role[][]) {
      expect(await failureOf(save(projectId, { version: 1 }, 'luis', roles))).toMatchObject({
        code: 'ACTION_FORBIDDEN',
      });
    }
  });

  it('say no more than there is room for, and nothing of a meeting that has not begun', async () => {
    const projectId = await planning.probe.plan(samplePlan(3));
    const twice = decision('Dos veces');
    const wrong: Partial<Saved>[] = [
      { said: Array.from({ length: MINUTES_LIMITS.said + 1 }, () => decision('x')) },
      { said: [twice, twice] },
      { said: [decision('x'.repeat(MINUTES_LIMITS.saidText + 1))] },
      { attendance: Array.from({ length: MINUTES_LIMITS.guests + 1 }, () => guest('Rosa')) },
      { attendance: [guest('\u200b')] },
      { attendance: [{ ...guest('Rosa'), company: '\u0000' }] },
    ];
    for (const values of wrong) {
      expect(await failureOf(save(projectId, values))).toMatchObject({ code: 'REQUEST_INVALID' });
    }
    const startedAt = new Date(Date.now() + 3_600_000).toISOString();
    expect(await failureOf(save(projectId, { startedAt }))).toMatchObject({ code: 'MINUTES_NOT_YET' });
    const endedAt = '2020-01-01T10:00:00.000Z';
    expect(await failureOf(save(projectId, { endedAt }))).toMatchObject({ code: 'MINUTES_END_FIRST' });
  });
});
