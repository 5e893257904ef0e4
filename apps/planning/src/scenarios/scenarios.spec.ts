import { randomUUID } from 'node:crypto';
import {
  createScenario,
  discardScenario,
  entriesSince,
  getPlan,
  previewAdoption,
  projectPurged,
  renameScenario,
  type Scenario,
  scenarioOf,
  scenariosOf,
} from '@plomada/contracts';
import { fromDocument, MAX_SCENARIOS } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

const BY = { userId: 'ana', name: 'ana Pérez' };

describeWithBacking('the scenarios of a project', () => {
  const planning = onePlanning();
  const rpc = () => planning.probe.rpc;
  const project = () => planning.probe.plan(samplePlan(20));
  const make = (projectId: string, name = 'Acelerar'): Promise<Scenario> =>
    rpc().call(createScenario, { projectId, name, by: BY });
  const planOf = async (projectId: string) => fromDocument((await rpc().call(getPlan, { projectId })).plan);
  const list = async (projectId: string) => (await rpc().call(scenariosOf, { projectId })).scenarios;
  const rename = (planId: string, text: string) =>
    planning.probe.submit(planId, 'UPDATE_TASK', { id: 't1', text });
  const refusal = (asked: Promise<unknown>): Promise<string> =>
    asked.then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );

  it('begin as the live plan is, and change alone', async () => {
    const projectId = await project();
    await planning.probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't1', commitment: 1 });
    const made = await make(projectId);
    expect(made.planId).toBe(`${projectId}~${made.scenarioId}`);
    expect(made.base.seq).toBe(1);
    expect((await planOf(made.planId)).tasks.get('t1')!.commitment).toBe(1);
    await rename(made.planId, 'Probada');
    expect((await planOf(made.planId)).tasks.get('t1')!.text).toBe('Probada');
    expect((await planOf(projectId)).tasks.get('t1')!.text).not.toBe('Probada');
    expect(await list(projectId)).toMatchObject([
      { name: 'Acelerar', createdBy: BY, endBy: 0, changed: { by: 'ana Pérez' }, adopted: null },
    ]);
    expect(await rpc().call(scenarioOf, { planId: made.planId })).toMatchObject({ name: 'Acelerar' });
  });

  it('take nothing that belongs to the live plan', async () => {
    const { planId } = await make(await project());
    const tried = (type: string, payload: unknown) => refusal(planning.probe.submit(planId, type, payload));
    expect(await tried('SET_PROGRESS', { taskId: 't1', progress: 0.5 })).toBe('SCENARIO_LIVE_ONLY');
    expect(await tried('CLOSE_TERM_V2', { termId: 'term-1' })).toBe('SCENARIO_LIVE_ONLY');
    expect(await tried('DO_ROLLBACK', { snapshotId: 'x' })).toBe('SCENARIO_LIVE_ONLY');
  });

  it('are told of to nobody but who has them open', async () => {
    const projectId = await project();
    const { planId } = await make(projectId);
    await rename(planId, 'Probada');
    await rename(projectId, 'Vigente');
    const { applied, changed, described, words } = planning.probe.heard;
    await eventually(async () => changed.some((told) => told.projectId === projectId));
    expect(applied.filter((told) => told.projectId === planId)).toHaveLength(1);
    const others = [...changed, ...described, ...words];
    expect(others.filter((told) => told.projectId === planId)).toEqual([]);
  });

  it('have names of their own, and there are only so many', async () => {
    const projectId = await project();
    const first = await make(projectId, 'Uno');
    expect(await refusal(make(projectId, ' uno '))).toBe('SCENARIO_NAME_TAKEN');
    const others = Array.from({ length: MAX_SCENARIOS + 2 }, (_, n) => refusal(make(projectId, `Otro ${n}`)));
    const answers = await Promise.all(others);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(MAX_SCENARIOS - 1);
    expect(new Set(answers)).toEqual(new Set(['done', 'SCENARIOS_FULL']));
    const { scenarioId } = first;
    expect(await refusal(rpc().call(renameScenario, { projectId, scenarioId, name: 'Otro 0' }))).toMatch(
      /done|SCENARIO_NAME_TAKEN/,
    );
    const checkpoints = planning.probe.database.collection('checkpoints');
    expect(await checkpoints.countDocuments({ projectId: { $gt: `${projectId}~` } })).toBeGreaterThan(0);
  });

  it('are adopted as one action of the live plan, which can be undone', async () => {
    const projectId = await project();
    const { planId, scenarioId } = await make(projectId);
    await planning.probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't2', commitment: 1 });
    const { seq } = await rename(planId, 'Probada');
    const preview = await rpc().call(previewAdoption, { projectId, scenarioId });
    expect(preview).toMatchObject({ seq, changed: 1, added: 0, removed: 0, kept: [], replaced: [] });
    const idOf = (seen: number) => `0-0-0-${scenarioId}-${seen}` as const;
    const adopt = (seen: number) =>
      planning.probe.submit(
        projectId,
        'ADOPT_SCENARIO',
        { scenarioId, seq: seen },
        { id: idOf(seen), baseSeq: 1 },
      );
    expect(await refusal(adopt(0))).toBe('SCENARIO_MOVED_ON');
    const answer = await adopt(seq);
    expect(await adopt(seq)).toEqual({ ...answer, again: true });
    const live = await planOf(projectId);
    expect([live.tasks.get('t1')!.text, live.tasks.get('t2')!.commitment]).toEqual(['Probada', 1]);
    expect(live.settings.scenario).toBeUndefined();
    expect((await list(projectId))[0]!.adopted).toMatchObject({ by: BY });
    const undo = (
      id: `${string}-${string}-${string}-${string}-${string}`,
      actionId: string,
      baseSeq: number,
    ) => planning.probe.submit(projectId, 'UNDO', { actionId }, { id, baseSeq });
    const undone = await undo(`0-0-0-${scenarioId}-undo`, idOf(seq), answer.seq);
    expect((await planOf(projectId)).tasks.get('t1')!.text).not.toBe('Probada');
    expect((await list(projectId))[0]!.adopted).toBeNull();
    await undo(`0-0-0-${scenarioId}-redo`, `0-0-0-${scenarioId}-undo`, undone.seq);
    expect((await planOf(projectId)).tasks.get('t1')!.text).toBe('Probada');
    expect((await list(projectId))[0]!.adopted).toMatchObject({ by: BY });
  });

  it('name before they are adopted what authors edited in both plans, and count what followed', async () => {
    const projectId = await project();
    await planning.probe.submit(projectId, 'ADD_LINK', { id: 'l', source: 't1', target: 't19', type: '0' });
    const { planId, scenarioId } = await make(projectId);
    for (const [plan, duration] of [
      [projectId, 8],
      [planId, 12],
    ] as const)
      await planning.probe.submit(plan, 'MOVE_TASK', { id: 't1', duration });
    const preview = await rpc().call(previewAdoption, { projectId, scenarioId });
    expect(preview.replaced).toMatchObject([{ id: 't1', fields: ['end', 'duration'] }]);
    expect(preview.following).toBeGreaterThan(0);
  });

  it('are adopted no longer once the plan is rolled back to before it', async () => {
    const projectId = await project();
    const { planId, scenarioId } = await make(projectId);
    const { seq } = await rename(planId, 'Probada');
    const snapshotId = randomUUID();
    const close = { termId: 'term-1', validatedSeq: 0 };
    await planning.probe.submit(projectId, 'CLOSE_TERM_V2', close, { id: snapshotId });
    const adopted = await planning.probe.submit(
      projectId,
      'ADOPT_SCENARIO',
      { scenarioId, seq },
      { id: `0-0-0-${scenarioId}-${seq}`, baseSeq: 1 },
    );
    expect((await list(projectId))[0]!.adopted).toMatchObject({ by: BY });
    await planning.probe.submit(projectId, 'DO_ROLLBACK', { snapshotId }, { baseSeq: adopted.seq });
    expect((await planOf(projectId)).tasks.get('t1')!.text).not.toBe('Probada');
    expect((await list(projectId))[0]!.adopted).toBeNull();
  });

  it('of one project are not those of another', async () => {
    const [mine, theirs] = [await project(), await project()];
    const { scenarioId } = await make(mine);
    const asked = { projectId: theirs, scenarioId };
    expect(await refusal(rpc().call(previewAdoption, asked))).toBe('SCENARIO_GONE');
    expect(await refusal(rpc().call(getPlan, { projectId: `${theirs}~${scenarioId}` }))).toBe('NOT_FOUND');
    const adopt = planning.probe.submit(theirs, 'ADOPT_SCENARIO', { scenarioId, seq: 0 });
    expect(await refusal(adopt)).toBe('SCENARIO_NEEDS_SERVER');
  });

  it('are gone when they are discarded, with their logs', async () => {
    const projectId = await project();
    const { planId, scenarioId } = await make(projectId);
    await rename(planId, 'Probada');
    await rpc().call(discardScenario, { projectId, scenarioId });
    await rpc().call(discardScenario, { projectId, scenarioId });
    expect(await list(projectId)).toEqual([]);
    expect(await refusal(rpc().call(getPlan, { projectId: planId }))).toBe('NOT_FOUND');
    expect(await refusal(rpc().call(scenarioOf, { planId }))).toBe('SCENARIO_GONE');
    expect(await refusal(rename(planId, 'Otra'))).toBe('NOT_FOUND');
    expect(await refusal(rpc().call(entriesSince, { projectId: planId, seq: 0 }))).toBe('NOT_FOUND');
    expect((await planOf(projectId)).tasks.size).toBe(20);
  });

  it('go with their project', async () => {
    const [projectId, stays] = [await project(), await project()];
    const [gone, other] = [await make(projectId), await make(stays)];
    await planning.probe.events.publish(projectPurged, { projectId, businessId: 'b' });
    await eventually(
      async () => (await refusal(rpc().call(getPlan, { projectId: gone.planId }))) === 'NOT_FOUND',
    );
    const scenarios = planning.probe.database.collection('scenarios');
    await eventually(async () => (await scenarios.countDocuments({ projectId })) === 0);
    expect((await planOf(other.planId)).tasks.size).toBe(20);
  });
});
