import { projectPurged } from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import { ADMIN, finished, personOf, Proposing, RELEASE, restriction } from './testing/proposing';

const RAIN = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
const ANA = personOf('ana', ['responsible']);
const OTHER_ADMIN = personOf('root', ['businessAdmin']);
/** The code with which something was refused. */
const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'OK',
    (failure: { kind: string; code: string }) => `${failure.kind} ${failure.code}`,
  );

describeWithBacking('proposals', () => {
  let site: Proposing;
  beforeAll(async () => {
    site = await Proposing.start();
  });
  afterAll(() => site?.stop());

  const task = async (project: string, id = 'muro') =>
    (await site.plan(project)).plan.tasks.find((one) => one.id === id);

  describe('when they are made', () => {
    it('wait for administrators, the oldest first, and their authors see their own', async () => {
      const project = await site.project();
      const first = await site.propose(project, finished(0.5, RAIN), { word: 'Llovió dos días' });
      const second = await site.propose(project, RELEASE);
      const anas = { type: 'FINISH_TASK', payload: { taskId: 'techo', progress: 0 } } as const;
      const third = await site.propose(project, anas, { actor: ANA });
      const waiting = await site.waiting(project);
      expect(waiting.map(({ id }) => id)).toEqual([first, second, third]);
      expect(waiting[0]).toEqual({
        kind: 'proposal',
        id: first,
        projectId: project,
        date: expect.any(String),
        when: '2026-03-03T10:00:00.000Z',
        action: finished(0.5, RAIN),
        responsible: { userId: 'luis', name: 'luis Pérez' },
        word: 'Llovió dos días',
        status: 'pending',
      });
      expect((await site.told(project, 'luis')).map(({ id }) => id)).toEqual([first, second]);
      expect(await site.told(project, 'visita')).toEqual([]);
      expect(await task(project)).toMatchObject({ progress: 0, causes: [] });
      await eventually(() => site.changed.filter((one) => one === project).length === 3);
    });

    it('are one when they come again, and refused under an id that is another’s', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      await Promise.all([1, 2, 3].map(() => site.propose(project, finished(0.5), { id })));
      expect(await site.waiting(project)).toHaveLength(1);
      const taken = 'conflict ACTION_ID_TAKEN';
      expect(await code(site.propose(project, finished(0.6), { id }))).toBe(taken);
      expect(await code(site.propose(project, finished(0.5), { id, word: 'más' }))).toBe(taken);
      expect(await code(site.propose(project, finished(0.5), { id, actor: ANA }))).toBe(taken);
      await site.accept(project, id);
      await site.propose(project, finished(0.5), { id });
      expect(await site.waiting(project)).toEqual([]);
    });

    it('are refused with the rule’s own code when nobody could accept them', async () => {
      const project = await site.project();
      const hopeless = (type: 'FINISH_TASK' | 'NEW_RESTRICTION', payload: object, actor?: typeof ANA) =>
        code(site.propose(project, { type, payload }, { ...(actor && { actor }) }));
      expect(await hopeless('FINISH_TASK', { taskId: 'gone', progress: 1 })).toBe('invalid TASK_UNKNOWN');
      expect(await hopeless('FINISH_TASK', { taskId: 'muro' })).toBe('invalid ACTION_INVALID');
      expect(await hopeless('FINISH_TASK', { taskId: 'muro', progress: 1 }, ANA)).toBe(
        'invalid TASK_NOT_YOURS',
      );
      expect(await hopeless('NEW_RESTRICTION', { ...restriction(['muro']), responsible: 'gone' })).toBe(
        'invalid RESPONSIBLE_UNKNOWN',
      );
      const viewer = personOf('luis', ['projectViewer']);
      expect(await hopeless('FINISH_TASK', { taskId: 'muro', progress: 1 }, viewer)).toBe(
        'forbidden ACTION_FORBIDDEN',
      );
      const seq = (await site.plan(project)).seq;
      await site.propose(project, finished(0.5));
      expect((await site.plan(project)).seq).toBe(seq);
      expect(await site.waiting(project)).toHaveLength(1);
    });

    it('are 200 of one person at most, whatever others have waiting', async () => {
      const project = await site.project();
      await site.propose(project, finished(0.5));
      const proposals = site.database.collection('proposals');
      const one = await proposals.findOne({ projectId: project }, { projection: { _id: 0 } });
      await proposals.insertMany(Array.from({ length: 199 }, (_, n) => ({ ...one, id: `many-${n}` })));
      expect(await code(site.propose(project, RELEASE))).toBe('conflict PROPOSALS_FULL');
      await site.reject(project, 'many-7');
      await site.propose(project, RELEASE);
      const anas = { type: 'FINISH_TASK', payload: { taskId: 'techo', progress: 0 } } as const;
      await site.propose(project, anas, { actor: ANA });
    });
  });

  describe('when they are accepted', () => {
    it('are done in the name of who proposed them, with the accepter beside, and told', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5, RAIN));
      const { seq } = await site.accept(project, id);
      expect(await task(project)).toMatchObject({ progress: 0.5, causes: [{ ...RAIN, id: `${id}-0` }] });
      expect(await site.logged(project, id)).toMatchObject([
        {
          seq,
          type: 'FINISH_TASK',
          actor: { userId: 'luis', name: 'luis Pérez' },
          acceptedBy: { userId: 'eva', name: 'eva Pérez' },
        },
      ]);
      expect(await site.told(project)).toEqual([]);
      expect(await site.told(project, 'luis')).toMatchObject([
        {
          kind: 'notice',
          type: 'PROPOSAL_ACCEPTED',
          params: { action: 'FINISH_TASK', subject: 'muro', by: 'eva Pérez', seq },
        },
      ]);
      expect(await site.accept(project, id)).toEqual({ seq });
      expect(await site.logged(project, id)).toHaveLength(1);
    });

    it('do what platform spec, section 4, says of each: causes come and go, restrictions too', async () => {
      const project = await site.project();
      await site.accept(project, await site.propose(project, finished(0.5, RAIN)));
      await site.accept(project, await site.propose(project, finished(0.6, { ...RAIN, detail: 'Barro' })));
      expect((await task(project))?.causes).toMatchObject([{ detail: 'Barro' }]);
      await site.accept(project, await site.propose(project, finished(0.8)));
      expect(await task(project)).toMatchObject({ progress: 0.8, causes: [] });
      await site.accept(project, await site.propose(project, RELEASE));
      const added = { type: 'NEW_RESTRICTION', payload: { ...restriction(['losa']), type: 2 } } as const;
      const id = await site.propose(project, added);
      await site.accept(project, id);
      expect((await site.plan(project)).plan.restrictions).toMatchObject([
        { id: 'made-0', released: '2026-03-03' },
        { id: `${id}-0`, released: null, type: 2 },
      ]);
    });

    it('are done once by two who accept at once', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      const both = [ADMIN, OTHER_ADMIN, ADMIN, OTHER_ADMIN];
      const outcomes = await Promise.all(both.map((by) => code(site.accept(project, id, { by }))));
      expect(outcomes).toContain('OK');
      expect(outcomes.filter((one) => one !== 'OK' && one !== 'conflict PROPOSAL_BEING_DECIDED')).toEqual([]);
      expect(await site.logged(project, id)).toHaveLength(1);
      expect(await site.told(project, 'luis')).toHaveLength(1);
      expect(await site.waiting(project)).toEqual([]);
    });

    it('wait as before, with the rule told, when the plan does not take them any more', async () => {
      const project = await site.project();
      const done = await site.propose(project, finished(0.5));
      const released = await site.propose(project, RELEASE);
      await site.submit(project, 'DELETE_TASKS', { ids: ['muro'] });
      await site.submit(project, 'UNBOUND_RESTRICTION', { restrictionId: 'made-0', released: '2026-03-02' });
      const { seq } = await site.plan(project);
      expect(await code(site.accept(project, done))).toBe('invalid TASK_UNKNOWN');
      expect(await code(site.accept(project, released))).toBe('conflict CONFLICT');
      expect((await site.plan(project)).seq).toBe(seq);
      expect((await site.waiting(project)).map(({ id, status }) => [id, status])).toEqual([
        [done, 'pending'],
        [released, 'pending'],
      ]);
      expect(await site.told(project, 'luis')).toHaveLength(2);
      expect(await site.metrics()).toMatch(/proposals_total\{outcome="refused",code="CONFLICT"\} [1-9]/);
    });

    it('conflict with what others have edited since they were made, unless who accepts has seen it', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      const { seq } = await site.submit(project, 'SET_PROGRESS', { taskId: 'muro', progress: 0.3 });
      expect(await code(site.accept(project, id))).toBe('conflict CONFLICT');
      expect(await code(site.accept(project, id, { seen: { baseSeq: seq - 1 } }))).toBe('conflict CONFLICT');
      await site.accept(project, id, { seen: { baseSeq: seq } });
      expect((await task(project))?.progress).toBe(0.5);
    });

    it('of work that a close has left delayed wait until it has a new end', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      await site.submit(project, 'SET_COMMITMENT', { taskId: 'muro', commitment: null });
      const { seq: validatedSeq } = await site.plan(project);
      await site.submit(project, 'CLOSE_TERM_V2', { termId: 'term-1', validatedSeq });
      expect(await code(site.accept(project, id))).toBe('invalid TASK_DELAYED');
      await site.submit(project, 'MOVE_TASK', { id: 'muro', end: '2026-03-12' });
      await site.accept(project, id);
      expect(await task(project)).toMatchObject({ progress: 0.5, lastProgress: 0 });
    });

    it('count as what their authors may do by now', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      for (const held of [[], ['projectViewer']] as const) {
        site.giveRoles('luis', [...held]);
        expect(await code(site.accept(project, id))).toBe('conflict PROPOSER_GONE');
      }
      site.giveRoles('luis', ['responsible']);
      await site.submit(project, 'ASSIGN_RESPONSIBLES', { taskIds: ['muro'], responsibles: ['r-ana'] });
      expect(await code(site.accept(project, id))).toBe('invalid TASK_NOT_YOURS');
      expect(await site.waiting(project)).toHaveLength(1);
    });

    it('are unknown under an id of another project', async () => {
      const [project, other] = [await site.project(), await site.project()];
      const id = await site.propose(project, finished(0.5));
      expect(await code(site.accept(other, id))).toBe('notFound PROPOSAL_GONE');
      expect(await code(site.reject(other, id))).toBe('notFound PROPOSAL_GONE');
      expect(await code(site.accept(project, 'unknown'))).toBe('notFound PROPOSAL_GONE');
      // The same id may stand for another proposal there.
      await site.propose(other, RELEASE, { id });
      expect(await site.waiting(project)).toMatchObject([{ action: finished(0.5) }]);
    });
  });

  describe('when they are rejected', () => {
    it('go, and whoever proposed them is told who said what', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      expect(await code(site.reject(project, id, { by: ANA }))).toBe('forbidden FORBIDDEN');
      await site.reject(project, id, { word: 'Falta la foto' });
      expect(await site.waiting(project)).toEqual([]);
      expect(await site.told(project, 'luis')).toMatchObject([
        {
          type: 'PROPOSAL_REJECTED',
          params: { action: 'FINISH_TASK', subject: 'muro', by: 'eva Pérez', word: 'Falta la foto' },
        },
      ]);
      expect(await code(site.reject(project, id))).toBe('notFound PROPOSAL_GONE');
      expect(await code(site.accept(project, id))).toBe('notFound PROPOSAL_GONE');
      expect(await site.logged(project, id)).toEqual([]);
    });

    it('by their own author go without a word', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      await site.reject(project, id, { by: personOf('luis', ['responsible']) });
      expect([await site.waiting(project), await site.told(project, 'luis')]).toEqual([[], []]);
    });

    it('are accepted or rejected, never both', async () => {
      const project = await site.project();
      const ids = await Promise.all(Array.from({ length: 8 }, () => site.propose(project, RELEASE)));
      for (const id of ids) {
        const [accepted, rejected] = await Promise.all([
          code(site.accept(project, id)),
          code(site.reject(project, id, { by: OTHER_ADMIN })),
        ]);
        expect([accepted, rejected].filter((one) => one === 'OK')).toHaveLength(1);
        expect(['OK', 'conflict PROPOSAL_BEING_DECIDED', 'notFound PROPOSAL_GONE']).toContain(rejected);
      }
      expect(await site.told(project, 'luis')).toHaveLength(8);
      expect(await site.waiting(project)).toEqual([]);
    });
  });

  describe('when a process dies', () => {
    it('before the plan heard of an acceptance, are brought to it by the next one', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      const release = site.holdRoles();
      const lost = code(site.accept(project, id));
      await eventually(async () => (await site.waiting(project))[0]?.status === 'accepted');
      expect(await code(site.accept(project, id, { by: OTHER_ADMIN }))).toBe(
        'conflict PROPOSAL_BEING_DECIDED',
      );
      expect(await code(site.reject(project, id))).toBe('conflict PROPOSAL_BEING_DECIDED');
      await site.killNotifications();
      release();
      await site.startNotifications();
      await eventually(async () => (await site.waiting(project)).length === 0);
      expect(await site.logged(project, id)).toMatchObject([{ acceptedBy: { userId: 'eva' } }]);
      expect(await site.told(project, 'luis')).toMatchObject([{ type: 'PROPOSAL_ACCEPTED' }]);
      await lost;
    });

    it('after the plan had them, are done once and told all the same', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      await site.killNotifications();
      const luis = personOf('luis', ['responsible']);
      const { seq } = await site.submit(
        project,
        'FINISH_TASK',
        { taskId: 'muro', progress: 0.5 },
        { id, actor: luis, acceptedBy: ADMIN },
      );
      await site.submit(project, 'SET_PROGRESS', { taskId: 'muro', progress: 0.7 });
      const taken = { id: 'dead', at: new Date(0), by: ADMIN, seen: {} };
      const mine = { projectId: project, id };
      await site.database.collection('proposals').updateOne(mine, { $set: { status: 'accepted', taken } });
      await site.startNotifications();
      await eventually(async () => (await site.waiting(project)).length === 0);
      expect(await site.logged(project, id)).toHaveLength(1);
      expect((await task(project))?.progress).toBe(0.7);
      expect(await site.told(project, 'luis')).toMatchObject([{ params: { seq } }]);
      expect(await site.accept(project, id)).toEqual({ seq });
    });

    it('between a rejection and its word, are told of by the next one', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      const taken = { id: 'dead', at: new Date(0), by: ADMIN, word: 'No' };
      const mine = { projectId: project, id };
      await site.database.collection('proposals').updateOne(mine, { $set: { status: 'rejected', taken } });
      expect(await code(site.accept(project, id))).toBe('notFound PROPOSAL_GONE');
      await eventually(async () => (await site.told(project, 'luis')).length === 1);
      expect(await site.told(project, 'luis')).toMatchObject([{ params: { word: 'No' } }]);
    });

    it('and it is planning, are neither lost nor done twice', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      await site.killPlanning();
      expect(await code(site.accept(project, id))).toMatch(/^unavailable SERVICE_/);
      await site.startPlanning();
      await eventually(async () => (await site.waiting(project)).length === 0);
      expect(await site.logged(project, id)).toHaveLength(1);
    });
  });

  it('are forgotten with their project', async () => {
    const [project, other] = [await site.project(), await site.project()];
    for (const one of [project, other]) await site.propose(one, finished(0.5));
    await site.events.publish(projectPurged, { projectId: project, businessId: 'b' });
    await eventually(async () => (await site.waiting(project)).length === 0);
    expect(await site.waiting(other)).toHaveLength(1);
  });
});
