import {
  announceClose,
  createPlan,
  entriesSince,
  getPlan,
  lastUpdate,
  planQueueOf,
  snapshotsOf,
  submitAction,
  validateTasks,
  validateTermTasks,
} from '@plomada/contracts';
import { defaultSettings, evolve, fromDocument, type PlanDocument, toDocument } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { randomUUID } from 'node:crypto';
import { actorOf, NOW, Probe } from './testing/probe';
import { samplePlan } from './testing/sample-plan';

jest.setTimeout(30_000);

describeWithBacking('planning', () => {
  let service: ServiceProcess;
  let probe: Probe;

  beforeAll(async () => {
    buildApp('planning');
    const config = await backingConfig();
    service = await ServiceProcess.start('planning', config);
    probe = await Probe.connect(config);
  });
  afterAll(async () => {
    await service.kill('SIGTERM');
    await probe.close();
  });

  const resource = (name: string) => ({ name });
  const addResources = (projectId: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => probe.submit(projectId, 'ADD_RESOURCE', resource(`r${n}`))),
    );
  const entriesOf = async (projectId: string, seq = 0) =>
    (await probe.rpc.call(entriesSince, { projectId, seq })).entries;

  it('creates a plan once, with its first term, however often it is asked to', async () => {
    const projectId = await probe.plan();
    const settings = defaultSettings('Otra', '2027-01-01');
    await expect(probe.rpc.call(createPlan, { projectId, settings, responsibles: [] })).resolves.toEqual({
      seq: 0,
    });
    const { plan, seq } = await probe.rpc.call(getPlan, { projectId });
    expect(seq).toBe(0);
    expect(plan.settings.name).toBe('Torre');
    expect(plan.terms).toMatchObject([
      { id: 'term-1', number: 1, startDate: '2026-03-02', realClosingTime: null },
    ]);
  });

  it('knows no plan that was not created', async () => {
    const refused = { kind: 'notFound', code: 'NOT_FOUND' };
    await expect(probe.rpc.call(getPlan, { projectId: 'nobody' })).rejects.toMatchObject(refused);
    await expect(probe.rpc.call(entriesSince, { projectId: 'nobody', seq: 0 })).rejects.toMatchObject(
      refused,
    );
    await expect(probe.submit('nobody', 'ADD_RESOURCE', resource('x'))).rejects.toMatchObject(refused);
  });

  it('appends what it accepts, tells everybody in order, and gives the plan that follows', async () => {
    const projectId = await probe.plan();
    for (const name of ['Hormigón', 'Acero', 'Madera'])
      await probe.submit(projectId, 'ADD_RESOURCE', resource(name));
    const entries = await entriesOf(projectId);
    expect(entries.map(({ seq, type }) => [seq, type])).toEqual(
      [1, 2, 3].map((seq) => [seq, 'ADD_RESOURCE']),
    );
    await eventually(() => probe.heard.entries.filter((entry) => entry.projectId === projectId).length === 3);
    expect(probe.heard.entries.filter((entry) => entry.projectId === projectId)).toEqual(entries);
    const { plan, seq, updatedAt } = await probe.rpc.call(getPlan, { projectId });
    expect([seq, updatedAt]).toEqual([3, entries[2]?.at]);
    expect(plan.resources.map(({ name }) => name)).toEqual(['Hormigón', 'Acero', 'Madera']);
    const update = await eventually(async () =>
      (await probe.rpc.call(lastUpdate, { projectIds: [projectId, 'nobody'] })).updates.find(
        ({ seq }) => seq === 3,
      ),
    );
    expect(update).toEqual({ projectId, seq: 3, date: updatedAt, firstName: 'ana', lastName: 'Pérez' });
  });

  it('answers an action that comes again as it did, and does nothing twice', async () => {
    const projectId = await probe.plan();
    const id = randomUUID();
    const first = await probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id });
    await probe.submit(projectId, 'ADD_RESOURCE', resource('Madera'));
    const again = await probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id });
    expect(again).toEqual({ ...first, again: true });
    expect(await entriesOf(projectId)).toHaveLength(2);
  });

  it('refuses an id that comes back with another payload or another author', async () => {
    const projectId = await probe.plan();
    const id = randomUUID();
    await probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id });
    const refused = { kind: 'conflict', code: 'ACTION_ID_TAKEN' };
    const other = probe.submit(projectId, 'ADD_RESOURCE', resource('Madera'), { id });
    await expect(other).rejects.toMatchObject(refused);
    const stranger = probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'), { id, who: 'luis' });
    await expect(stranger).rejects.toMatchObject(refused);
  });

  it('refuses with the domain’s code, keeps nothing, and goes on', async () => {
    const projectId = await probe.plan();
    const refused = async (type: string, payload: unknown, roles: ('projectViewer' | 'projectAdmin')[]) =>
      probe.submit(projectId, type, payload, { roles }).catch(({ kind, code }) => [kind, code]);
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
    await expect(probe.submit(projectId, 'ADD_RESOURCE', resource('x'))).resolves.toMatchObject({ seq: 1 });
  });

  it('refuses an action that is larger than its type may be', async () => {
    const projectId = await probe.plan();
    const large = resource('x'.repeat(100_000));
    await expect(probe.submit(projectId, 'ADD_RESOURCE', large)).rejects.toMatchObject({
      kind: 'tooLarge',
      code: 'ACTION_TOO_LARGE',
    });
  });

  it('survives a message on its queue that is not an action', async () => {
    const projectId = await probe.plan();
    const nonsense = { id: 'a', projectId } as unknown as Parameters<typeof probe.rpc.callQueue>[2];
    await expect(
      probe.rpc.callQueue(planQueueOf(projectId), submitAction, nonsense as never),
    ).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
    });
    await expect(probe.submit(projectId, 'ADD_RESOURCE', resource('x'))).resolves.toMatchObject({ seq: 1 });
  });

  describe('two people at the same plan', () => {
    const progress = (projectId: string, taskId: string, value: number, who: string, baseSeq: number) =>
      probe.submit(projectId, 'SET_PROGRESS', { taskId, progress: value }, { who, baseSeq });

    it('conflict over the same field, and the second one learns which entry', async () => {
      const projectId = await probe.plan(samplePlan(20));
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
      const projectId = await probe.plan(samplePlan(20));
      await progress(projectId, 't1', 0.4, 'ana', 0);
      await expect(progress(projectId, 't2', 0.4, 'luis', 0)).resolves.toMatchObject({ seq: 2 });
      const commitment = { taskId: 't1', commitment: 0.8 };
      const promise = probe.submit(projectId, 'SET_COMMITMENT', commitment, { who: 'luis' });
      await expect(promise).resolves.toMatchObject({ seq: 3 });
      await expect(progress(projectId, 't1', 0.5, 'ana', 0)).resolves.toMatchObject({ seq: 4 });
    });

    it('do not conflict because a bar of the one follows a bar of the other', async () => {
      const projectId = await probe.plan(samplePlan(20));
      const move = (id: string, start: string, who: string) =>
        probe.submit(projectId, 'MOVE_TASK', { id, start }, { who });
      await move('t1', '2026-03-04', 'ana');
      const [entry] = await entriesOf(projectId);
      const moved = entry?.changes.filter((change) => change.kind === 'set' && 'start' in change.after);
      expect(moved?.map(({ id }) => id)).toEqual(expect.arrayContaining(['t1', 't5']));
      await expect(move('t5', '2026-03-10', 'luis')).resolves.toMatchObject({ seq: 2 });
      await expect(move('t1', '2026-03-10', 'luis')).rejects.toMatchObject({ rows: [entry?.actionId] });
    });

    it('conflict however long ago the other edit was', async () => {
      const projectId = await probe.plan(samplePlan(20));
      await progress(projectId, 't1', 0.4, 'ana', 0);
      await addResources(projectId, 120);
      await expect(progress(projectId, 't1', 0.6, 'luis', 0)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(progress(projectId, 't1', 0.6, 'luis', 1)).resolves.toMatchObject({ seq: 122 });
    });
  });

  it('gives entries in portions that together are the log, and that fold into the plan', async () => {
    const document = samplePlan(40);
    const projectId = await probe.plan(document);
    await addResources(projectId, 520);
    const first = await probe.rpc.call(entriesSince, { projectId, seq: 0 });
    const second = await probe.rpc.call(entriesSince, { projectId, seq: 500 });
    expect([first.entries.length, first.more, second.entries.length, second.more]).toEqual([
      500,
      true,
      20,
      false,
    ]);
    const entries = [...first.entries, ...second.entries];
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 520 }, (_, n) => n + 1));
    const folded = entries.reduce((plan, { changes }) => evolve(plan, changes), fromDocument(document));
    const { plan } = await probe.rpc.call(getPlan, { projectId });
    expect(plan).toEqual(toDocument(folded));
    const seqs = await eventually(async () => {
      const kept = await probe.database
        .collection('checkpoints')
        .find({ projectId })
        .sort({ seq: 1 })
        .toArray();
      return kept.at(-1)?.['seq'] === 500 && kept.length <= 3 && kept.map(({ seq }) => seq);
    });
    expect(seqs).toEqual([0, 400, 500]);
  });

  it('stores large changes, gives them back as they were, and counts them when it answers', async () => {
    const projectId = await probe.plan(samplePlan(20));
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
      await probe.submit(projectId, 'ADD_RESPONSIBLES', { responsibles: many(round) });
    }
    const stored = await probe.database.collection('log').find({ projectId }).toArray();
    expect(stored.map(({ packed, changes }) => [typeof packed, typeof changes])).toEqual([
      ['object', 'undefined'],
      ['object', 'undefined'],
    ]);
    const { plan } = await probe.rpc.call(getPlan, { projectId });
    const folded = (await entriesOf(projectId)).reduce(
      (state, { changes }) => evolve(state, changes),
      fromDocument(samplePlan(20)),
    );
    expect(plan).toEqual(toDocument(folded));
    expect(plan.responsibles).toHaveLength(1001);
  });

  describe('closing a term', () => {
    const closable = async () => {
      const projectId = await probe.plan(samplePlan(20));
      await probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't1', commitment: 1 });
      await probe.submit(projectId, 'SET_COMMITMENT', { taskId: 't2', commitment: 0.5 });
      await probe.submit(projectId, 'SET_PROGRESS', { taskId: 't1', progress: 1 });
      return projectId;
    };
    const cause = (projectId: string) => {
      const payload = { taskId: 't2', cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
      return probe.submit(projectId, 'ADD_CAUSE', payload);
    };
    const claims = ({ tasks }: PlanDocument) =>
      tasks.map(({ id, progress, commitment }) => ({ taskId: id, progress, commitment }));
    const close = (projectId: string, validatedSeq: number, more = {}) =>
      probe.submit(projectId, 'CLOSE_TERM_V2', { termId: 'term-1', validatedSeq }, more);
    const lock = (projectId: string, state: 'start' | 'cancel' | 'end', who: string) => {
      const actor = actorOf(who, ['projectAdmin']);
      return probe.rpc.call(announceClose, { projectId, state, actor });
    };

    it('is validated against the record: what differs, and what is missing', async () => {
      const projectId = await closable();
      const { plan } = await probe.rpc.call(getPlan, { projectId });
      const data = claims(plan);
      const missing = await probe.rpc.call(validateTasks, { projectId, data });
      expect(missing).toEqual({
        status: true,
        valid: false,
        seq: 3,
        data: { differing: [], missingResponsible: [], missingCauses: ['t2'] },
      });
      await cause(projectId);
      await expect(probe.rpc.call(validateTasks, { projectId, data })).resolves.toMatchObject({
        valid: true,
        seq: 4,
      });
      const wrong = data.map((claim) => (claim.taskId === 't3' ? { ...claim, progress: 0.5 } : claim));
      wrong.push({ taskId: 'unknown', progress: 0, commitment: null });
      const differing = await probe.rpc.call(validateTasks, { projectId, data: wrong });
      expect([differing.valid, differing.data.differing]).toEqual([false, ['t3', 'unknown']]);
    });

    it('is validated with every task of the open term', async () => {
      const projectId = await closable();
      await cause(projectId);
      const { plan } = await probe.rpc.call(getPlan, { projectId });
      const data = claims(plan);
      const all = await probe.rpc.call(validateTermTasks, { projectId, termId: 'term-1', data });
      expect(all.valid).toBe(true);
      const some = data.filter(({ taskId }) => taskId !== 't5');
      const few = await probe.rpc.call(validateTermTasks, { projectId, termId: 'term-1', data: some });
      expect([few.valid, few.data.differing]).toEqual([false, ['t5']]);
      const other = probe.rpc.call(validateTermTasks, { projectId, termId: 'term-9', data });
      await expect(other).rejects.toMatchObject({ code: 'TERM_NOT_OPEN' });
    });

    it('is refused while something is missing, when the plan has moved on, or by who may not', async () => {
      const projectId = await closable();
      await expect(close(projectId, 3)).rejects.toMatchObject({ code: 'CLOSE_MISSING_CAUSES', rows: ['t2'] });
      await cause(projectId);
      await expect(close(projectId, 3)).rejects.toMatchObject({ kind: 'conflict', code: 'CLOSE_STALE' });
      const facilitator = close(projectId, 4, { roles: ['facilitator'] });
      await expect(facilitator).rejects.toMatchObject({ code: 'ACTION_FORBIDDEN' });
      expect(await entriesOf(projectId, 4)).toEqual([]);
    });

    it('keeps a snapshot, opens the next term, tells what was met, and can be rolled back', async () => {
      const projectId = await closable();
      await cause(projectId);
      const before = await probe.rpc.call(getPlan, { projectId });
      const id = randomUUID();
      const done = await close(projectId, 4, { id });
      expect(done.seq).toBe(5);
      expect(await close(projectId, 4, { id })).toEqual({ ...done, again: true });
      const told = await eventually(() => probe.heard.closed.find((event) => event.projectId === projectId));
      expect(told).toMatchObject({
        seq: 5,
        termId: 'term-1',
        number: 1,
        met: 1,
        promised: 2,
        closedBy: 'ana Pérez',
      });
      const after = await probe.rpc.call(getPlan, { projectId });
      expect(after.plan.terms.map(({ number }) => number)).toEqual([1, 2]);
      await probe.submit(projectId, 'ADD_RESOURCE', resource('Después'), { baseSeq: 5 });

      const { snapshots } = await probe.rpc.call(snapshotsOf, { projectId });
      const author = { userId: 'ana', name: 'ana Pérez' };
      expect(snapshots).toMatchObject([{ snapshotId: id, termId: 'term-1', number: 1, seq: 4, author }]);
      const rollback = { snapshotId: id };
      await expect(probe.submit(projectId, 'DO_ROLLBACK', rollback, { baseSeq: 6 })).resolves.toMatchObject({
        seq: 7,
      });
      const rolled = await probe.rpc.call(getPlan, { projectId });
      expect(rolled.plan).toEqual(before.plan);
      expect(await entriesOf(projectId)).toHaveLength(7);
      const unknown = probe.submit(projectId, 'DO_ROLLBACK', { snapshotId: 'none' }, { baseSeq: 7 });
      await expect(unknown).rejects.toMatchObject({ code: 'ROLLBACK_NEEDS_SNAPSHOT' });
    });

    it('is one person’s at a time', async () => {
      const projectId = await closable();
      await cause(projectId);
      const { lock: held } = await lock(projectId, 'start', 'ana');
      expect(held).toMatchObject({ userId: 'ana', name: 'ana Pérez' });
      const running = {
        kind: 'conflict',
        code: 'CLOSE_RUNNING',
        params: { name: 'ana Pérez', since: held?.since },
      };
      await expect(lock(projectId, 'start', 'luis')).rejects.toMatchObject(running);
      await expect(close(projectId, 4, { who: 'luis' })).rejects.toMatchObject(running);
      expect((await lock(projectId, 'cancel', 'luis')).lock).toEqual(held);
      expect((await lock(projectId, 'start', 'ana')).lock).toEqual(held);
      expect((await lock(projectId, 'cancel', 'ana')).lock).toBeNull();
      await expect(lock(projectId, 'start', 'luis')).resolves.toMatchObject({ lock: { userId: 'luis' } });
      const seen = probe.heard.announced.filter((event) => event.projectId === projectId);
      expect(seen.map(({ state, userId }) => `${userId} ${state}`)).toEqual(
        expect.arrayContaining(['ana start', 'ana cancel']),
      );
    });

    it('ends for everybody when the term is closed, even if its author says nothing more', async () => {
      const projectId = await closable();
      await cause(projectId);
      await lock(projectId, 'start', 'ana');
      await close(projectId, 4);
      await eventually(() =>
        probe.heard.announced.some((event) => event.projectId === projectId && event.state === 'end'),
      );
      await expect(lock(projectId, 'start', 'luis')).resolves.toMatchObject({ lock: { userId: 'luis' } });
    });

    it('is announced only by who may close', async () => {
      const projectId = await closable();
      const actor = actorOf('eva', ['facilitator']);
      const announced = probe.rpc.call(announceClose, { projectId, state: 'start', actor });
      await expect(announced).rejects.toMatchObject({ kind: 'forbidden', code: 'ACTION_FORBIDDEN' });
    });
  });

  it('answers and publishes what a process appended and did not live to answer or publish', async () => {
    const projectId = await probe.plan();
    await probe.submit(projectId, 'ADD_RESOURCE', resource('Acero'));
    await eventually(() => probe.heard.entries.some((entry) => entry.projectId === projectId));
    const log = probe.database.collection('log');
    const { _id, ...entry } = (await log.findOne({ projectId, seq: 1 })) ?? {};
    expect(_id).toBeDefined();
    const row = { id: 'later', name: 'Madera' };
    const changes = [{ kind: 'add', table: 'resources', id: 'later', row }];
    await log.insertOne({ ...entry, seq: 2, actionId: 'orphan', at: NOW, changes, pending: true });
    await eventually(() => probe.heard.entries.some(({ actionId }) => actionId === 'orphan'));
    await eventually(async () => (await log.countDocuments({ projectId, pending: true })) === 0);
    await expect(probe.submit(projectId, 'ADD_RESOURCE', resource('Vidrio'))).resolves.toMatchObject({
      seq: 3,
    });
    const { plan } = await probe.rpc.call(getPlan, { projectId });
    expect(plan.resources.map(({ name }) => name)).toEqual(['Acero', 'Madera', 'Vidrio']);
  });
});
