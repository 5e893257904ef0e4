import { projectPurged, type ProposedAction } from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import {
  ADMIN,
  ANA,
  code,
  finished,
  OTHER_ADMIN,
  personOf,
  Proposing,
  RAIN,
  RELEASE,
  restriction,
} from './testing/proposing';

describeWithBacking('proposals', () => {
  let site: Proposing;
  beforeAll(async () => {
    site = await Proposing.start();
  });
  afterAll(() => site?.stop());

  describe('when they are accepted', () => {
    it('are done in the name of who proposed them, with the accepter beside, and told', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5, RAIN));
      const { seq } = await site.accept(project, id);
      expect(await site.task(project)).toMatchObject({ progress: 0.5, causes: [{ ...RAIN, id: `${id}-0` }] });
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
      expect((await site.task(project))?.causes).toMatchObject([{ detail: 'Barro' }]);
      await site.accept(project, await site.propose(project, finished(0.8)));
      expect(await site.task(project)).toMatchObject({ progress: 0.8, causes: [] });
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
      const accepters = new Set(both.filter((_, at) => outcomes[at] === 'OK').map(({ userId }) => userId));
      expect(accepters.size).toBe(1);
      const late = ['conflict PROPOSAL_BEING_DECIDED', 'notFound PROPOSAL_GONE'];
      expect(outcomes.filter((one) => one !== 'OK' && !late.includes(one))).toEqual([]);
      // Who lost the answer hears it again, and nobody else that it was they.
      const after = await Promise.all(
        [ADMIN, OTHER_ADMIN].map((by) => code(site.accept(project, id, { by }))),
      );
      expect(after).toEqual(
        [ADMIN, OTHER_ADMIN].map(({ userId }) => (accepters.has(userId) ? 'OK' : late[1])),
      );
      expect(await site.logged(project, id)).toHaveLength(1);
      expect(await site.told(project, 'luis')).toHaveLength(1);
      expect(await site.waiting(project)).toEqual([]);
    });

    it('wait as before, with the rule told, when the plan does not take them any more', async () => {
      const project = await site.project();
      const done = await site.propose(project, finished(0.5));
      const released = await site.propose(project, RELEASE);
      await site.submit(project, 'SET_COMMITMENT', { taskId: 'muro', commitment: null });
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
      expect((await site.task(project))?.progress).toBe(0.5);
    });

    it('conflict with what their own author has reported later', async () => {
      const project = await site.project();
      const [early, late] = ['2026-03-03T10:00:00Z', '2026-03-03T16:00:00Z'];
      const older = await site.propose(project, finished(0.2), { when: early });
      const newer = await site.propose(project, finished(0.8), { when: late });
      await site.accept(project, newer);
      expect(await code(site.accept(project, older))).toBe('conflict CONFLICT');
      expect((await site.task(project))?.progress).toBe(0.8);
      // One after the other as they were made is no conflict.
      const other = await site.project();
      const first = await site.propose(other, finished(0.2), { when: early });
      const second = await site.propose(other, finished(0.8), { when: late });
      await site.accept(other, first);
      await site.accept(other, second);
      expect((await site.task(other))?.progress).toBe(0.8);
    });

    it('say that a restriction was released meanwhile', async () => {
      const project = await site.project();
      const id = await site.propose(project, RELEASE);
      await site.submit(project, 'UNBOUND_RESTRICTION', RELEASE.payload);
      expect(await code(site.accept(project, id))).toBe('invalid RESTRICTION_RELEASED_ALREADY');
      expect(await site.told(project, 'luis')).toHaveLength(1);
    });

    it('are not done because somebody did the same under their id', async () => {
      const project = await site.project();
      const id = await site.propose(project, finished(0.5));
      const settings = (responsiblesPropose: boolean) =>
        site.submit(project, 'UPDATE_SETTINGS', { responsiblesPropose });
      await settings(false);
      const actor = personOf('luis', ['responsible']);
      await site.submit(project, 'FINISH_TASK', finished(0.5).payload, { id, actor });
      await settings(true);
      expect(await code(site.accept(project, id))).toBe('conflict ACTION_ID_TAKEN');
      expect(await site.waiting(project)).toHaveLength(1);
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
      expect(await site.task(project)).toMatchObject({ progress: 0.5, lastProgress: 0 });
    });

    it('move a task where its responsible asked for it with a reason, in any project', async () => {
      const project = await site.project();
      await site.submit(project, 'UPDATE_SETTINGS', { responsiblesPropose: false });
      const move: ProposedAction = { type: 'MOVE_TASK', payload: { id: 'losa', start: '2026-03-09' } };
      expect(await code(site.propose(project, move, { word: 'Llueve' }))).toBe(
        'invalid PROPOSAL_REASON_TOO_SHORT',
      );
      const word = 'La grúa llega el lunes';
      expect(await code(site.propose(project, move, { word, actor: ANA }))).toBe('invalid TASK_NOT_YOURS');
      const id = await site.propose(project, move, { word });
      expect(await code(site.propose(project, move, { word }))).toBe('conflict PROPOSAL_WAITS_ALREADY');
      expect(await site.waiting(project)).toMatchObject([
        { action: move, word, ground: '2026-03-04 2026-03-07', subject: { name: 'losa', task: '' } },
      ]);
      await site.submit(project, 'MOVE_TASK', { id: 'losa', start: '2026-03-05' });
      expect(await code(site.accept(project, id))).toBe('conflict CONFLICT');
      const { seq } = await site.plan(project);
      await site.accept(project, id, { seen: { baseSeq: seq } });
      expect(await site.task(project, 'losa')).toMatchObject({ start: '2026-03-09' });
      expect(await site.logged(project, id)).toMatchObject([
        { type: 'MOVE_TASK', actor: { userId: 'luis' }, acceptedBy: { userId: 'eva' } },
      ]);
      expect(await site.told(project, 'luis')).toMatchObject([
        { type: 'PROPOSAL_ACCEPTED', params: { action: 'MOVE_TASK', subject: 'losa', name: 'losa' } },
      ]);
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
          params: {
            action: 'FINISH_TASK',
            subject: 'muro',
            name: 'muro',
            task: '',
            by: 'eva Pérez',
            word: 'Falta la foto',
          },
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
      const reports = Array.from({ length: 8 }, (_, n) => finished((n + 1) / 10));
      const ids = await Promise.all(reports.map((report) => site.propose(project, report)));
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

  it('are forgotten with their project', async () => {
    const [project, other] = [await site.project(), await site.project()];
    for (const one of [project, other]) await site.propose(one, finished(0.5));
    await site.events.publish(projectPurged, { projectId: project, businessId: 'b' });
    await eventually(async () => (await site.waiting(project)).length === 0);
    expect(await site.waiting(other)).toHaveLength(1);
  });
});
