import {
  createPlan,
  entriesSince,
  getPlan,
  lastUpdate,
  pastActions,
  checkAttaching,
  photoAuthor,
  photosOfPlan,
  DEFAULT_PLAN_QUEUES,
  planQueueOf,
  submitAction,
} from '@plomada/contracts';
import { defaultSettings, evolve, fromDocument, type Role, toDocument } from '@plomada/domain';
import { describeWithBacking, eventually } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { submitUntilAnswered } from './testing/submit-until-answered';
import { NOW } from './testing/probe';
import { onePlanning } from './testing/one-planning';
import { samplePlan } from './testing/sample-plan';

const PORTION = 40;
const PATIENT = { timeoutMs: 20_000 };

describeWithBacking('planning', () => {
  const planning = onePlanning();

  const resource = (name: string) => ({ name });
  /** In portions, as people come: hundreds at once would wait in the plan's queue for longer than a question may. */
  const addResources = async (projectId: string, count: number) => {
    for (let n = 0; n < count; n += PORTION) {
      const portion = Array.from({ length: Math.min(PORTION, count - n) }, (_, place) =>
        submitUntilAnswered(planning.probe, projectId, ['ADD_RESOURCE', resource(`r${n + place}`)], PATIENT),
      );
      await Promise.all(portion);
    }
  };
  const entriesOf = async (projectId: string, seq = 0) =>
    (await planning.probe.rpc.call(entriesSince, { projectId, seq })).entries;

  it('creates a plan once, with its first term, however often it is asked to', async () => {
    const projectId = await planning.probe.plan();
    const settings = defaultSettings('Otra', '2027-01-01');
    await expect(
      planning.probe.rpc.call(createPlan, { projectId, settings, responsibles: [] }),
    ).resolves.toEqual({
      seq: 0,
    });
    const { plan, seq } = await planning.probe.rpc.call(getPlan, { projectId });
    expect(seq).toBe(0);
    expect(plan.settings.name).toBe('Torre');
    expect(plan.terms).toMatchObject([
      { id: 'term-1', number: 1, startDate: '2026-03-02', realClosingTime: null },
    ]);
  });

  it('creates a plan as a copy of another, with its own name and start', async () => {
    const copyOf = await planning.probe.plan();
    const projectId = randomUUID();
    const settings = defaultSettings('Torre 2', '2027-01-04');
    await planning.probe.rpc.call(createPlan, { projectId, settings, responsibles: [], copyOf });
    const [source, copy] = await Promise.all(
      [copyOf, projectId].map((id) => planning.probe.rpc.call(getPlan, { projectId: id })),
    );
    expect(copy?.seq).toBe(0);
    expect(copy?.plan.settings).toMatchObject({ name: 'Torre 2', startDate: '2027-01-04' });
    expect(copy?.plan.tasks.map(({ id }) => id)).toEqual(source?.plan.tasks.map(({ id }) => id));
  });

  it('knows no plan that was not created', async () => {
    const refused = { kind: 'notFound', code: 'NOT_FOUND' };
    await expect(planning.probe.rpc.call(getPlan, { projectId: 'nobody' })).rejects.toMatchObject(refused);
    await expect(
      planning.probe.rpc.call(entriesSince, { projectId: 'nobody', seq: 0 }),
    ).rejects.toMatchObject(refused);
    await expect(planning.probe.submit('nobody', 'ADD_RESOURCE', resource('x'))).rejects.toMatchObject(
      refused,
    );
  });

  it('appends what it accepts, tells everybody in order, and gives the plan that follows', async () => {
    const projectId = await planning.probe.plan();
    for (const name of ['Hormigón', 'Acero', 'Madera'])
      await planning.probe.submit(projectId, 'ADD_RESOURCE', resource(name));
    const entries = await entriesOf(projectId);
    expect(entries.map(({ seq, type }) => [seq, type])).toEqual(
      [1, 2, 3].map((seq) => [seq, 'ADD_RESOURCE']),
    );
    await eventually(
      () => planning.probe.heard.entries.filter((entry) => entry.projectId === projectId).length === 3,
    );
    expect(planning.probe.heard.entries.filter((entry) => entry.projectId === projectId)).toEqual(entries);
    const { plan, seq, updatedAt } = await planning.probe.rpc.call(getPlan, { projectId });
    expect([seq, updatedAt]).toEqual([3, entries[2]?.at]);
    expect(plan.resources.map(({ name }) => name)).toEqual(['Hormigón', 'Acero', 'Madera']);
    const update = await eventually(async () =>
      (await planning.probe.rpc.call(lastUpdate, { projectIds: [projectId, 'nobody'] })).updates.find(
        ({ seq }) => seq === 3,
      ),
    );
    expect(update).toEqual({ projectId, seq: 3, date: updatedAt, firstName: 'ana', lastName: 'Pérez' });
  });

  it('knows who put a photo on its task, from the moment that it is there until it is not', async () => {
    const projectId = await planning.probe.plan(samplePlan(2));
    const asked = () => planning.probe.rpc.call(photoAuthor, { projectId, photoId: 'photo-1' });
    const unknown = { kind: 'notFound', code: 'PHOTO_UNKNOWN' };
    await expect(asked()).rejects.toMatchObject(unknown);
    const payload = { taskId: 't1', photoId: 'photo-1', takenAt: NOW };
    await planning.probe.submit(projectId, 'ADD_PHOTO', payload, { who: 'luis' });
    await expect(asked()).resolves.toEqual({ userId: 'luis', takenAt: NOW });
    const all = () => planning.probe.rpc.call(photosOfPlan, { projectId });
    expect(await all()).toEqual({ ids: ['photo-1'] });
    await planning.probe.submit(projectId, 'REMOVE_PHOTO', { photoId: 'photo-1' });
    await expect(asked()).rejects.toMatchObject(unknown);
  });

  it('knows who may attach files to a task', async () => {
    const projectId = await planning.probe.plan(samplePlan(2));
    const asked = (userId: string, role: Role, taskId = 't1') =>
      planning.probe.rpc.call(checkAttaching, { projectId, taskId, userId, roles: [role] });
    await expect(asked('eva', 'facilitator')).resolves.toEqual({});
    await expect(asked('eva', 'facilitator', 'gone')).rejects.toMatchObject({ code: 'TASK_UNKNOWN' });
    await expect(asked('luis', 'responsible')).rejects.toMatchObject({ code: 'TASK_NOT_YOURS' });
    await expect(asked('eva', 'projectViewer')).rejects.toMatchObject({ code: 'ACTION_FORBIDDEN' });
  });

  it('answers an action that comes again as it did, and does nothing twice', async () => {
    const projectId = await planning.probe.plan();
    const id = randomUUID();
    const first = await planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id });
    await planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Madera'));
    const again = await planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id });
    expect(again).toEqual({ ...first, again: true });
    expect(await entriesOf(projectId)).toHaveLength(2);
  });

  it('writes no entry for an action that changes nothing, and says so', async () => {
    const projectId = await planning.probe.plan();
    const laPeriods = { laPeriods: 6 };
    const first = await planning.probe.submit(projectId, 'UPDATE_SETTINGS', laPeriods);
    const second = await planning.probe.submit(projectId, 'UPDATE_SETTINGS', laPeriods, { who: 'luis' });
    expect(second).toEqual({ ...first, unchanged: true });
    expect(await entriesOf(projectId)).toHaveLength(1);
    await expect(planning.probe.submit(projectId, 'ADD_RESOURCE', resource('x'))).resolves.toMatchObject({
      seq: 2,
    });
  });

  it('refuses an id that comes back with another payload or another author', async () => {
    const projectId = await planning.probe.plan();
    const id = randomUUID();
    await planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id });
    const refused = { kind: 'conflict', code: 'ACTION_ID_TAKEN' };
    const other = planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Madera'), { id });
    await expect(other).rejects.toMatchObject(refused);
    const stranger = planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id, who: 'luis' });
    await expect(stranger).rejects.toMatchObject(refused);
  });

  it('refuses with the domain’s code, keeps nothing, and goes on', async () => {
    const projectId = await planning.probe.plan();
    const refused = async (type: string, payload: unknown, roles: ('projectViewer' | 'projectAdmin')[]) =>
      planning.probe.submit(projectId, type, payload, { roles }).catch(({ kind, code }) => [kind, code]);
    expect(await refused('NO_SUCH_ACTION', {}, ['projectAdmin'])).toEqual(['invalid', 'ACTION_UNKNOWN']);
    expect(await refused('ADD_RESOURCE', { nam: 1 }, ['projectAdmin'])).toEqual([
      'invalid',
      'ACTION_INVALID',
    ]);
    expect(await refused('ADD_RESOURCE', resource('x'), ['projectViewer'])).toEqual([
      'forbidden',
      'ACTION_FORBIDDEN',
    ]);
    expect(await entriesOf(projectId)).toEqual([]);
    await expect(planning.probe.submit(projectId, 'ADD_RESOURCE', resource('x'))).resolves.toMatchObject({
      seq: 1,
    });
  });

  it('refuses what builds on entries that there are not, and says how many there are', async () => {
    const projectId = await planning.probe.plan();
    const add = (baseSeq: number) =>
      planning.probe.submit(projectId, 'ADD_RESOURCE', { name: `Grúa ${baseSeq}` }, { baseSeq });
    await add(0);
    for (const ahead of [2, Number.MAX_SAFE_INTEGER])
      await expect(add(ahead)).rejects.toMatchObject({ code: 'BASE_SEQ_AHEAD', params: { seq: 1 } });
    const later = { baseSeq: 2, baseAt: '2999-01-01T00:00:00.000Z' };
    const claimed = planning.probe.submit(projectId, 'ADD_RESOURCE', { name: 'Grúa' }, later);
    await expect(claimed).rejects.toMatchObject({ code: 'BASE_SEQ_AHEAD' });
    expect(await add(1)).toMatchObject({ seq: 2 });
  });

  it('refuses it as well where nothing would change', async () => {
    const projectId = await planning.probe.plan();
    const same = (baseSeq: number) =>
      planning.probe.submit(projectId, 'UPDATE_SETTINGS', { name: 'Torre' }, { baseSeq });
    expect(await same(0)).toMatchObject({ unchanged: true });
    await expect(same(1)).rejects.toMatchObject({ code: 'BASE_SEQ_AHEAD', params: { seq: 0 } });
  });

  it('refuses a payload that names an author, a project or roles, and writes the author it was handed', async () => {
    const projectId = await planning.probe.plan();
    for (const forged of [
      { actor: { userId: 'luis' } },
      { user: 'luis' },
      { project: 'other' },
      { projectId: 'other' },
      { roles: ['root'] },
    ]) {
      const payload = { ...resource('Acero'), ...forged };
      await expect(planning.probe.submit(projectId, 'ADD_RESOURCE', payload)).rejects.toMatchObject({
        code: 'ACTION_INVALID',
        params: { path: expect.stringContaining(Object.keys(forged)[0]!) },
      });
    }
    await planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'));
    const author = { userId: 'ana', name: 'ana Pérez', firstName: 'ana', lastName: 'Pérez' };
    expect(await entriesOf(projectId)).toMatchObject([{ projectId, actor: author }]);
  });

  it('refuses an action that is larger than its type may be', async () => {
    const projectId = await planning.probe.plan();
    const large = resource('x'.repeat(100_000));
    await expect(planning.probe.submit(projectId, 'ADD_RESOURCE', large)).rejects.toMatchObject({
      kind: 'tooLarge',
      code: 'ACTION_TOO_LARGE',
    });
  });

  it('survives a message on its queue that is not an action', async () => {
    const projectId = await planning.probe.plan();
    const nonsense = { id: 'a', projectId } as unknown as Parameters<typeof planning.probe.rpc.callQueue>[2];
    await expect(
      planning.probe.rpc.callQueue(
        planQueueOf(projectId, DEFAULT_PLAN_QUEUES),
        submitAction,
        nonsense as never,
      ),
    ).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
    });
    await expect(planning.probe.submit(projectId, 'ADD_RESOURCE', resource('x'))).resolves.toMatchObject({
      seq: 1,
    });
  });

  describe('two people at the same plan', () => {
    const progress = (projectId: string, taskId: string, value: number, who: string, baseSeq: number) =>
      planning.probe.submit(projectId, 'SET_PROGRESS', { taskId, progress: value }, { who, baseSeq });

    it('conflict over the same field, and the second one learns which entry', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      await progress(projectId, 't1', 0.4, 'ana', 0);
      const [entry] = await entriesOf(projectId);
      await expect(progress(projectId, 't1', 0.6, 'luis', 0)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'CONFLICT',
        rows: [entry?.actionId],
      });
      await expect(progress(projectId, 't1', 0.6, 'luis', 1)).resolves.toMatchObject({ seq: 2 });
    });

    it('do not conflict over different rows or fields, nor one with oneself', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      await progress(projectId, 't1', 0.4, 'ana', 0);
      await expect(progress(projectId, 't2', 0.4, 'luis', 0)).resolves.toMatchObject({ seq: 2 });
      const commitment = { taskId: 't1', commitment: 0.8 };
      const promise = planning.probe.submit(projectId, 'SET_COMMITMENT', commitment, { who: 'luis' });
      await expect(promise).resolves.toMatchObject({ seq: 3 });
      await expect(progress(projectId, 't1', 0.5, 'ana', 0)).resolves.toMatchObject({ seq: 4 });
    });

    it('do not conflict because a bar of the one follows a bar of the other', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      const move = (id: string, start: string, who: string) =>
        planning.probe.submit(projectId, 'MOVE_TASK', { id, start }, { who });
      await move('t1', '2026-03-04', 'ana');
      const [entry] = await entriesOf(projectId);
      const moved = entry?.changes.filter((change) => change.kind === 'set' && 'start' in change.after);
      expect(moved?.map(({ id }) => id)).toEqual(expect.arrayContaining(['t1', 't5']));
      await expect(move('t5', '2026-03-10', 'luis')).resolves.toMatchObject({ seq: 2 });
      await expect(move('t1', '2026-03-10', 'luis')).rejects.toMatchObject({ rows: [entry?.actionId] });
    });

    it('conflict however long ago the other edit was', async () => {
      const projectId = await planning.probe.plan(samplePlan(20));
      await progress(projectId, 't1', 0.4, 'ana', 0);
      await addResources(projectId, 120);
      await expect(progress(projectId, 't1', 0.6, 'luis', 0)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(progress(projectId, 't1', 0.6, 'luis', 1)).resolves.toMatchObject({ seq: 122 });
    });
  });

  it('gives entries in portions that together are the log, and that fold into the plan', async () => {
    const document = samplePlan(40);
    const projectId = await planning.probe.plan(document);
    await addResources(projectId, 520);
    const first = await planning.probe.rpc.call(entriesSince, { projectId, seq: 0 });
    const second = await planning.probe.rpc.call(entriesSince, { projectId, seq: 500 });
    expect([first.entries.length, first.more, second.entries.length, second.more]).toEqual([
      500,
      true,
      20,
      false,
    ]);
    expect([first.at, second.at]).toEqual([null, first.entries.at(-1)!.at]);
    const beyond = await planning.probe.rpc.call(entriesSince, { projectId, seq: 900 });
    expect(beyond).toEqual({ entries: [], more: false, at: null });
    const entries = [...first.entries, ...second.entries];
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 520 }, (_, n) => n + 1));
    const folded = entries.reduce((plan, { changes }) => evolve(plan, changes), fromDocument(document));
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    expect(plan).toEqual(toDocument(folded));
    const seqs = await eventually(async () => {
      const kept = await planning.probe.database
        .collection('checkpoints')
        .find({ projectId })
        .sort({ seq: 1 })
        .toArray();
      return kept.at(-1)?.['seq'] === 500 && kept.length <= 3 && kept.map(({ seq }) => seq);
    });
    expect(seqs).toEqual([0, 400, 500]);
  });

  it('stores large changes, gives them back as they were, and counts them when it answers', async () => {
    const projectId = await planning.probe.plan(samplePlan(20));
    const wide = 'ñ'.repeat(80);
    const many = (round: number) =>
      Array.from({ length: 500 }, (_, n) => ({
        userId: null,
        firstName: `${n} ${wide.slice(10)}`,
        lastName: wide,
        email: `r${round}-${n}@example.com`,
        company: wide,
        function: wide,
        role: 'user',
        isActive: true,
      }));
    for (const round of [1, 2]) {
      await planning.probe.submit(projectId, 'ADD_RESPONSIBLES', { responsibles: many(round) });
    }
    const stored = await planning.probe.database.collection('log').find({ projectId }).toArray();
    expect(stored.map(({ packed, changes }) => [typeof packed, typeof changes])).toEqual([
      ['object', 'undefined'],
      ['object', 'undefined'],
    ]);
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    const folded = (await entriesOf(projectId)).reduce(
      (state, { changes }) => evolve(state, changes),
      fromDocument(samplePlan(20)),
    );
    expect(plan).toEqual(toDocument(folded));
    expect(plan.responsibles).toHaveLength(1001);
    const told = () => planning.probe.heard.applied.filter(({ entry }) => entry.projectId === projectId);
    await eventually(() => told().length === 2);
    // Whoever needs them asks for them: the event must not carry an import to every gateway.
    expect(told().map(({ entry, large }) => [entry.seq, entry.changes, large])).toEqual([
      [1, [], true],
      [2, [], true],
    ]);
  });

  it('takes the time from its own clock, however many years the author’s is off', async () => {
    const projectId = await planning.probe.plan();
    const before = new Date().toISOString();
    const when = '2126-01-01T00:00:00.000Z';
    const { projectUpdatedAt } = await planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), {
      when,
    });
    expect(projectUpdatedAt >= before && projectUpdatedAt <= new Date().toISOString()).toBe(true);
    const { actions } = await planning.probe.rpc.call(pastActions, {
      projectId,
      from: null,
      before: null,
    });
    expect(actions).toMatchObject([{ when, at: projectUpdatedAt }]);
  });

  it('answers and publishes what a process appended and did not live to answer or publish', async () => {
    const projectId = await planning.probe.plan();
    await planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'));
    await eventually(() => planning.probe.heard.entries.some((entry) => entry.projectId === projectId));
    const log = planning.probe.database.collection('log');
    const { _id, ...entry } = (await log.findOne({ projectId, seq: 1 })) ?? {};
    expect(_id).toBeDefined();
    const row = { id: 'later', name: 'Madera' };
    const changes = [{ kind: 'add', table: 'resources', id: 'later', row }];
    await log.insertOne({ ...entry, seq: 2, actionId: 'orphan', at: NOW, changes, pending: true });
    await eventually(() => planning.probe.heard.entries.some(({ actionId }) => actionId === 'orphan'));
    await eventually(async () => (await log.countDocuments({ projectId, pending: true })) === 0);
    await expect(planning.probe.submit(projectId, 'ADD_RESOURCE', resource('Vidrio'))).resolves.toMatchObject(
      {
        seq: 3,
      },
    );
    const { plan } = await planning.probe.rpc.call(getPlan, { projectId });
    expect(plan.resources.map(({ name }) => name)).toEqual(['Acero', 'Madera', 'Vidrio']);
  });
});
