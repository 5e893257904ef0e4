import {
  checkProposal,
  entriesSince,
  pastActions,
  pastEntry,
  DEFAULT_PLAN_QUEUES,
  planQueueOf,
  submitAction,
} from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { actorOf, NOW } from '../testing/probe';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

const DONE = { type: 'SET_PROGRESS', payload: { taskId: 't1', progress: 0.5 } };
const EVA = actorOf('eva', ['projectAdmin']);

describeWithBacking('what responsibles propose', () => {
  const planning = onePlanning();

  /** A plan whose only responsible, of the role user, proposes. */
  const proposing = async (): Promise<string> => {
    const document = samplePlan(4);
    const responsibles = document.responsibles.map((one) => ({ ...one, role: 'user' as const }));
    const settings = { ...document.settings, responsiblesPropose: true };
    return planning.probe.plan({ ...document, settings, responsibles });
  };
  const proposal = (projectId: string, action: object = DONE) => ({
    id: randomUUID(),
    projectId,
    when: NOW,
    action: { ...DONE, ...action },
    actor: actorOf('ana', ['responsible']),
  });
  const accept = (proposed: ReturnType<typeof proposal>, acceptedBy = EVA) =>
    planning.probe.rpc.callQueue(planQueueOf(proposed.projectId, DEFAULT_PLAN_QUEUES), submitAction, {
      ...proposed,
      acceptedBy,
      baseSeq: 0,
    });

  it('is not written by themselves, and not with the word of somebody who is no administrator', async () => {
    const projectId = await proposing();
    const refused = { kind: 'invalid', code: 'RESPONSIBLE_PROPOSES' };
    const own = planning.probe.submit(projectId, DONE.type, DONE.payload, { roles: ['responsible'] });
    await expect(own).rejects.toMatchObject(refused);
    const byFacilitator = accept(proposal(projectId), actorOf('eva', ['facilitator']));
    await expect(byFacilitator).rejects.toMatchObject(refused);
  });

  it('is a restriction that moves tasks, also where responsibles write themselves, and moves them once it is accepted', async () => {
    const document = samplePlan(4);
    const responsibles = document.responsibles.map((one) => ({ ...one, role: 'user' as const }));
    const projectId = await planning.probe.plan({ ...document, responsibles });
    const payload = {
      ...{ taskIds: ['t1'], family: 'Calidad', type: 1, detail: 'Ensayo', comments: '' },
      ...{ responsible: null, commited: null, required: '2030-03-01' },
    };
    const refused = { kind: 'invalid', code: 'RESTRICTION_MOVES_TASKS' };
    const own = planning.probe.submit(projectId, 'NEW_RESTRICTION', payload, { roles: ['responsible'] });
    await expect(own).rejects.toMatchObject(refused);
    const lack = proposal(projectId, { type: 'NEW_RESTRICTION', payload });
    await expect(planning.probe.rpc.call(checkProposal, lack)).resolves.toMatchObject({ seq: 0 });
    await expect(accept(lack, actorOf('eva', ['facilitator']))).rejects.toMatchObject(refused);
    await expect(accept(lack)).resolves.toMatchObject({ seq: 1 });
  });

  it('is no comment: that is written at once', async () => {
    const projectId = await proposing();
    const comment = { taskId: DONE.payload.taskId, comments: 'Llegó la grúa' };
    const written = planning.probe.submit(projectId, 'SET_COMMENTS', comment, { roles: ['responsible'] });
    await expect(written).resolves.toMatchObject({ seq: 1 });
  });

  it('is checked without being written, and refused as its acceptance would be', async () => {
    const projectId = await proposing();
    const check = (action?: object) => planning.probe.rpc.call(checkProposal, proposal(projectId, action));
    await expect(check()).resolves.toMatchObject({ seq: 0, subject: { name: expect.any(String), task: '' } });
    const gone = { payload: { taskId: 'gone', progress: 1 } };
    await expect(check(gone)).rejects.toMatchObject({ kind: 'invalid', code: 'TASK_UNKNOWN' });
    const forbidden = { type: 'DELETE_TASKS', payload: { ids: ['t1'] } };
    await expect(check(forbidden)).rejects.toMatchObject({ kind: 'forbidden', code: 'ACTION_FORBIDDEN' });
    const byEva = { ...proposal(projectId), actor: EVA };
    await expect(planning.probe.rpc.call(checkProposal, byEva)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'PROPOSAL_NOT_NEEDED',
    });
    const large = { payload: { ...DONE.payload, filler: 'x'.repeat(70_000) } };
    await expect(check(large)).rejects.toMatchObject({ kind: 'tooLarge', code: 'ACTION_TOO_LARGE' });
    const { entries } = await planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
    expect(entries).toEqual([]);
  });

  it('is in the log with who accepted it, who is found by name and may undo it', async () => {
    const projectId = await proposing();
    const proposed = proposal(projectId);
    await expect(accept(proposed)).resolves.toMatchObject({ seq: 1, again: false });
    await expect(accept(proposed, actorOf('root', ['root']))).resolves.toMatchObject({ seq: 1, again: true });
    const { rpc } = planning.probe;
    const { entries } = await rpc.call(entriesSince, { projectId, seq: 0 });
    expect(entries).toMatchObject([
      { actor: { userId: 'ana' }, acceptedBy: { userId: 'eva', name: 'eva Pérez' } },
    ]);
    const shown = { User: { id: 'ana' }, acceptedBy: { id: 'eva', name: 'eva Pérez' } };
    const found = await rpc.call(pastActions, { projectId, from: null, before: null, text: 'EVA' });
    expect(found.actions).toMatchObject([shown]);
    const entry = await rpc.call(pastEntry, { projectId, actionId: proposed.id });
    expect(entry.action).toMatchObject(shown);
    const undo = (who: string) =>
      planning.probe.submit(projectId, 'UNDO', { actionId: proposed.id }, { who, baseSeq: 1 });
    await expect(undo('luis')).rejects.toMatchObject({ code: 'UNDO_NOT_OWN' });
    await expect(undo('eva')).resolves.toMatchObject({ seq: 2 });
  });
});
