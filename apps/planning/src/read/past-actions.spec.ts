import {
  getPlan,
  type LogOrder,
  MOST_CHANGES_SHOWN,
  pastActions,
  type PastActionsFilter,
  pastEntry,
} from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { NOW } from '../testing/probe';
import { onePlanning } from '../testing/one-planning';
import { samplePlan } from '../testing/sample-plan';

describeWithBacking('what was done to a plan', () => {
  const planning = onePlanning();

  const page = (projectId: string, from: string | null = null, before: number | null = null) =>
    planning.probe.rpc.call(pastActions, { projectId, from, before });

  it('is told newest first, with who, when and which task, as it is called now', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const id = randomUUID();
    const submit = (type: string, payload: unknown, actionId = randomUUID()) =>
      planning.probe.submit(projectId, type, payload, { id: actionId });
    await submit('SET_PROGRESS', { taskId: 't1', progress: 0.4 }, id);
    await submit('CREATE_TASK', { id: 'new', text: 'Nueva' });
    await submit('DELETE_TASKS', { ids: ['new'] });
    await submit('UPDATE_TASK', { id: 't1', text: 'Excavación' });
    await submit('ADD_RESOURCE', { name: 'Acero' });
    const { actions, next } = await page(projectId);
    expect(next).toBeNull();
    expect(actions.map(({ seq, action, task }) => [seq, action.type, task])).toEqual([
      [5, 'ADD_RESOURCE', null],
      [4, 'UPDATE_TASK', { id: 't1', code: '1.1', name: 'Excavación' }],
      [3, 'DELETE_TASKS', { id: 'new', code: null, name: 'Nueva' }],
      [2, 'CREATE_TASK', { id: 'new', code: null, name: 'Nueva' }],
      [1, 'SET_PROGRESS', { id: 't1', code: '1.1', name: 'Excavación' }],
    ]);
    const { updatedAt } = await planning.probe.rpc.call(getPlan, { projectId });
    expect(actions[0]?.at).toBe(updatedAt);
    expect(actions.at(-1)).toMatchObject({
      id,
      when: NOW,
      project_id: projectId,
      User: { id: 'ana', firstName: 'ana', lastName: 'Pérez' },
    });
  });

  it('says about how many tasks an action was, and names them all', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const ids = { bulk: randomUUID(), close: randomUUID(), import: randomUUID() };
    const rename = (n: number) => ({ type: 'UPDATE_TASK', payload: { id: `t${n}`, text: `Muro ${n}` } });
    const actions = [rename(3), rename(1), rename(2)];
    await planning.probe.submit(projectId, 'BATCH_UPDATE', { actions }, { id: ids.bulk });
    const progress = [1, 2].map((n) => ({
      type: 'SET_PROGRESS',
      payload: { taskId: `t${n}`, progress: 0.5 },
    }));
    await planning.probe.submit(projectId, 'BATCH_UPDATE', { actions: progress });
    await planning.probe.submit(
      projectId,
      'CLOSE_TERM_V2',
      { termId: 'term-1', validatedSeq: 2 },
      { id: ids.close },
    );
    const lines = (await page(projectId)).actions;
    expect(lines.map(({ action, task, tasks }) => [action.type, task, tasks])).toEqual([
      ['CLOSE_TERM_V2', null, 19],
      ['BATCH_UPDATE', null, 2],
      ['BATCH_UPDATE', null, 3],
    ]);
    const bulk = await planning.probe.rpc.call(pastEntry, { projectId, actionId: ids.bulk });
    expect(bulk.tasks.map(({ code, name }) => `${code} ${name}`).sort()).toEqual([
      '1.1 Muro 1',
      '1.2 Muro 2',
      '1.3 Muro 3',
    ]);
    const close = await planning.probe.rpc.call(pastEntry, { projectId, actionId: ids.close });
    const leaves = Array.from({ length: 19 }, (_, n) => `t${n + 1}`);
    expect(close.tasks.map(({ id }) => id).sort()).toEqual(leaves.sort());
  });

  it('comes in pages, from a day on', async () => {
    const projectId = await planning.probe.plan();
    for (let n = 1; n <= 205; n++) await planning.probe.submit(projectId, 'ADD_RESOURCE', { name: `r${n}` });
    const days = planning.probe.database.collection('log');
    await days.updateMany({ projectId, seq: { $lte: 3 } }, { $set: { at: '2020-01-31T23:59:59.999Z' } });
    await days.updateMany({ projectId, seq: 4 }, { $set: { at: '2020-02-01T00:00:00.000Z' } });
    const first = await page(projectId);
    expect([first.actions.length, first.actions[0]?.seq, first.next]).toEqual([200, 205, 6]);
    const seqs = async (from: string | null) =>
      (await page(projectId, from, 6)).actions.map(({ seq }) => seq);
    expect(await seqs(null)).toEqual([5, 4, 3, 2, 1]);
    expect(await seqs('2020-02-01')).toEqual([5, 4]);
    expect(await seqs('2020-02-02')).toEqual([5]);
    expect((await page(projectId, '2199-01-01')).actions).toEqual([]);
  });

  describe('is found', () => {
    let projectId: string;
    beforeAll(async () => {
      projectId = await planning.probe.plan(samplePlan(20));
      const submit = (type: string, payload: unknown, who: string) =>
        planning.probe.submit(projectId, type, payload, { who });
      await submit('UPDATE_TASK', { id: 't1', text: 'Hormigón' }, 'ana');
      await submit('SET_PROGRESS', { taskId: 't2', progress: 0.4 }, 'luis');
      await submit('SET_PROGRESS', { taskId: 't1', progress: 0.5 }, 'luis');
      await submit('ADD_RESOURCE', { name: 'Acero' }, 'ana');
    });
    const found = async (
      filter: Partial<PastActionsFilter> & Partial<LogOrder> & { before?: number; most?: number },
    ) => {
      const request = { projectId, from: null, before: null, ...filter };
      return planning.probe.rpc.call(pastActions, request);
    };
    const seqs = async (filter: Parameters<typeof found>[0]) =>
      (await found(filter)).actions.map(({ seq }) => seq);

    it('in every order, page after page', async () => {
      const all = async (filter: Parameters<typeof found>[0]) => {
        const lines: number[] = [];
        for (let next: number | null | undefined; next !== null;) {
          const answer = await found({ ...filter, most: 1, ...(next && { before: next }) });
          lines.push(...answer.actions.map(({ seq }) => seq));
          next = answer.next;
        }
        expect(await seqs(filter)).toEqual(lines);
        return lines;
      };
      expect(await all({ order: 'asc' })).toEqual([1, 2, 3, 4]);
      expect(await all({ sort: 'user', order: 'asc' })).toEqual([4, 1, 3, 2]);
      expect(await all({ sort: 'user', order: 'desc' })).toEqual([3, 2, 4, 1]);
      expect(await all({ sort: 'user', userId: 'luis' })).toEqual([3, 2]);
      expect(await all({ sort: 'user', notBy: 'luis' })).toEqual([4, 1]);
      const typeOrder = ['SET_PROGRESS', 'ADD_RESOURCE'];
      expect(await all({ sort: 'type', order: 'asc', typeOrder })).toEqual([3, 2, 4, 1]);
      expect(await all({ sort: 'type', order: 'desc', typeOrder })).toEqual([1, 4, 3, 2]);
      expect(await all({ sort: 'type', order: 'asc', types: ['UPDATE_TASK', 'ADD_RESOURCE'] })).toEqual([
        4, 1,
      ]);
      expect(await all({ sort: 'type', order: 'asc', typeOrder, text: 'hormigon' })).toEqual([3, 1]);
      expect(await seqs({ sort: 'user', from: '2199-01-01' })).toEqual([]);
      expect(await seqs({ order: 'asc', from: '2199-01-01' })).toEqual([]);
    });

    it('by its author, its kind, the time and parts of names', async () => {
      expect(await seqs({ userId: 'ana' })).toEqual([4, 1]);
      expect(await seqs({ notBy: 'ana' })).toEqual([3, 2]);
      expect(await seqs({ userId: 'ana', notBy: 'ana' })).toEqual([]);
      expect(await seqs({ types: ['SET_PROGRESS', 'ADD_RESOURCE'], userId: 'luis' })).toEqual([3, 2]);
      expect(await seqs({ text: 'hormigon' })).toEqual([3, 1]);
      expect(await seqs({ text: 'LUIS' })).toEqual([3, 2]);
      expect(await seqs({ text: '1.1' })).toEqual([3, 1]);
      expect(await seqs({ until: '2020-01-01T00:00:00Z' })).toEqual([]);
      expect(await seqs({ from: '2199-01-01T00:00:00Z' })).toEqual([]);
    });

    it('a page at a time, with all authors on the first', async () => {
      const first = await found({ userId: 'luis', most: 1 });
      expect([first.actions.map(({ seq }) => seq), first.next]).toEqual([[3], 3]);
      expect(first.authors?.map(({ id }) => id).sort()).toEqual(['ana', 'luis']);
      const second = await found({ userId: 'luis', most: 1, before: 3 });
      expect(second).toMatchObject({ actions: [{ seq: 2 }], next: null });
      expect(second.authors).toBeUndefined();
    });
  });

  describe('to one row', () => {
    let projectId: string;
    const history = (row: string, rest: { before?: number; most?: number } = {}) =>
      planning.probe.rpc.call(pastActions, { projectId, from: null, before: null, row, ...rest });
    const submit = (type: string, payload: unknown, id = randomUUID()) =>
      planning.probe.submit(projectId, type, payload, { id });
    beforeEach(async () => {
      projectId = await planning.probe.plan(samplePlan(20));
    });

    it('is told as an undo or as a redo, however often one follows the other', async () => {
      const ids = Array.from({ length: 5 }, () => randomUUID());
      await submit('UPDATE_TASK', { id: 't1', text: 'Muro' }, ids[0]);
      for (const nth of [1, 2, 3, 4]) await submit('UNDO', { actionId: ids[nth - 1] }, ids[nth]);
      const { actions } = await history('t1');
      expect(actions.map(({ action, isRedo }) => [action.type, isRedo ?? false])).toEqual([
        ['UNDO', true],
        ['UNDO', false],
        ['UNDO', true],
        ['UNDO', false],
        ['UPDATE_TASK', false],
      ]);
    });

    it('is told with what it did to that row alone, from made to taken back', async () => {
      const release = randomUUID();
      const restriction = { taskIds: ['t5'], family: 'Materiales', type: 1, detail: 'Acero', comments: '' };
      const dates = { responsible: null, commited: null, required: '2026-03-02' };
      await submit('NEW_RESTRICTION', { ...restriction, ...dates });
      const { restrictions } = (await planning.probe.rpc.call(getPlan, { projectId })).plan;
      const { id } = restrictions[0]!;
      await submit('UPDATE_TASK', { id: 't1', text: 'Muro' });
      await submit('UNBOUND_RESTRICTION', { restrictionId: id }, release);
      await submit('UNDO', { actionId: release });
      const { actions, authors } = await history(id);
      expect(actions.map(({ action, changes }) => [action.type, changes?.map(({ kind }) => kind)])).toEqual([
        ['UNDO', ['set']],
        ['UNBOUND_RESTRICTION', ['set']],
        ['NEW_RESTRICTION', ['add']],
      ]);
      expect(authors).toBeUndefined();
      expect((await history('t1')).actions.map(({ action }) => action.type)).toEqual(['UPDATE_TASK']);
      expect((await history('t5')).actions.map(({ action, changes }) => [action.type, changes])).toEqual([
        ['UNDO', []],
        ['UNBOUND_RESTRICTION', []],
        ['NEW_RESTRICTION', []],
      ]);
      expect((await history('nothing')).actions).toEqual([]);
      await submit('CLEAR_RESTRICTION', { restrictionId: id });
      const { actions: found } = await planning.probe.rpc.call(pastActions, {
        ...{ projectId, from: null, before: null, text: 'acero' },
      });
      expect(found.map(({ action }) => action.type)).toEqual([
        ...['CLEAR_RESTRICTION', 'UNDO', 'UNBOUND_RESTRICTION', 'NEW_RESTRICTION'],
      ]);
      expect(found[0]).toMatchObject({ tasks: 0, restrictions: 1, restriction: { id, name: 'Acero' } });
      expect(found[0]!.task).toMatchObject({ id: 't5' });
      const second = await history(id, { before: actions[0]!.seq, most: 1 });
      expect(second).toMatchObject({ actions: [{ seq: 3 }], next: 3 });
    });

    it('has the changes too that are stored gzipped', async () => {
      projectId = await planning.probe.plan(samplePlan(600));
      const actions = Array.from({ length: 500 }, (_, n) => ({
        type: 'UPDATE_TASK',
        payload: { id: `t${n}`, text: `${'ñ'.repeat(240)} ${n}` },
      }));
      await submit('BATCH_UPDATE', { actions });
      const entry = await planning.probe.database.collection('log').findOne({ projectId });
      expect(entry).toHaveProperty('packed');
      const { text } = actions[2]!.payload;
      expect((await history('t2')).actions[0]?.changes).toEqual([
        { kind: 'set', table: 'tasks', id: 't2', before: { text: 'Tarea 2' }, after: { text } },
      ]);
    });
  });

  it('tells one entry with its changes, and whether something came after it that cannot be undone', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const id = randomUUID();
    await planning.probe.submit(projectId, 'UPDATE_TASK', { id: 't1', text: 'Muro' }, { id });
    const entryOf = (actionId: string) => planning.probe.rpc.call(pastEntry, { projectId, actionId });
    const entry = await entryOf(id);
    expect(entry).toMatchObject({
      action: { id, task: { name: 'Muro' } },
      changeCount: 1,
      undoBarrier: false,
    });
    expect(entry.changes).toEqual([
      { kind: 'set', table: 'tasks', id: 't1', before: { text: 'Tarea 1' }, after: { text: 'Muro' } },
    ]);
    const many = randomUUID();
    const actions = Array.from({ length: MOST_CHANGES_SHOWN + 5 }, (_, n) => ({
      type: 'ADD_RESOURCE',
      payload: { name: `Recurso ${n}` },
    }));
    await planning.probe.submit(projectId, 'BATCH_UPDATE', { actions }, { id: many });
    const large = await entryOf(many);
    expect(large.changes).toHaveLength(MOST_CHANGES_SHOWN);
    expect(large.changeCount).toBe(MOST_CHANGES_SHOWN + 5);
    const { seq } = await planning.probe.rpc.call(getPlan, { projectId });
    await planning.probe.submit(projectId, 'CLOSE_TERM_V2', { termId: 'term-1', validatedSeq: seq });
    expect(await entryOf(id)).toMatchObject({ undoBarrier: true });
    await expect(entryOf('nothing')).rejects.toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
  });

  it('tells of a close which term it closed, and of a rollback to which one it went back, and of no task', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const submit = (type: string, payload: unknown, id = randomUUID()) =>
      planning.probe.submit(projectId, type, payload, { id });
    const close = async (termId: string, validatedSeq: number) => {
      const snapshotId = randomUUID();
      await submit('CLOSE_TERM_V2', { termId, validatedSeq }, snapshotId);
      return snapshotId;
    };
    const first = await close('term-1', 0);
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    await close(plan.terms.at(-1)!.id, 1);
    await submit('CREATE_TASK', { id: 'new', text: 'Nueva' });
    const id = randomUUID();
    await submit('DO_ROLLBACK', { snapshotId: first }, id);
    const { actions } = await page(projectId);
    const told = { task: null, rolledBackTo: { number: 1, closedAt: actions.at(-1)!.at } };
    expect(actions[0]).toMatchObject({ action: { type: 'DO_ROLLBACK' }, ...told });
    expect(actions[1]).not.toHaveProperty('rolledBackTo');
    const entry = await planning.probe.rpc.call(pastEntry, { projectId, actionId: id });
    expect(entry.action).toMatchObject(told);
    const found = async (text: string, termWord?: string) => {
      const request = { projectId, from: null, before: null, text, ...(termWord && { termWord }) };
      return (await planning.probe.rpc.call(pastActions, request)).actions.map(({ id: one }) => one);
    };
    expect(actions.flatMap(({ closed }) => closed ?? [])).toEqual([
      { number: 2, met: 0, promised: 0 },
      { number: 1, met: 0, promised: 0 },
    ]);
    expect(await found('corto plazo 1', 'Corto plazo')).toEqual([id, first]);
    expect(await found('SHORT TERM 1', 'Short term')).toEqual([id, first]);
    expect(await found('corto plazo 2', 'Corto plazo')).toHaveLength(1);
    expect(await found('corto plazo 3', 'Corto plazo')).toEqual([]);
    expect(await found('corto plazo')).toEqual([]);
  });

  it('is not told of a plan that is not there', async () => {
    await expect(page('nobody')).rejects.toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
  });
});
