import { type ProposedAction } from '@plomada/contracts';
import { describeWithBacking, eventually } from '@plomada/testing';
import {
  ANA,
  ANAS,
  code,
  finished,
  personOf,
  Proposing,
  RAIN,
  RELEASE,
  restriction,
} from './testing/proposing';

describeWithBacking('proposals when they are made', () => {
  let site: Proposing;
  beforeAll(async () => {
    site = await Proposing.start();
  });
  afterAll(() => site?.stop());

  it('wait for administrators, the oldest first, and their authors see their own', async () => {
    const project = await site.project();
    const first = await site.propose(project, finished(0.5, RAIN), { word: 'Llovió dos días' });
    const second = await site.propose(project, RELEASE);
    const third = await site.propose(project, ANAS, { actor: ANA });
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
      ground: '0',
      subject: { name: 'muro', task: '' },
      word: 'Llovió dos días',
      status: 'pending',
    });
    expect((await site.told(project, 'luis')).map(({ id }) => id)).toEqual([first, second]);
    expect(await site.told(project, 'visita')).toEqual([]);
    expect(await site.task(project)).toMatchObject({ progress: 0, causes: [] });
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
    const rest = Array.from({ length: 200 }, (_, place) => place).filter((place) => place !== one!['place']);
    await proposals.insertMany(rest.slice(3).map((place) => ({ ...one, place, id: `many-${place}` })));
    // Of five at once three find a place.
    const five = await Promise.all(
      [0.1, 0.2, 0.3, 0.4, 0.6].map((progress) => code(site.propose(project, finished(progress)))),
    );
    expect(five.filter((outcome) => outcome === 'OK')).toHaveLength(3);
    expect(await code(site.propose(project, RELEASE))).toBe('conflict PROPOSALS_FULL');
    await site.reject(project, `many-${rest[9]}`);
    await site.propose(project, RELEASE);
    await site.propose(project, ANAS, { actor: ANA });
  });

  it('are shown fairly when they are more than a list holds, and all of them to their authors', async () => {
    const project = await site.project();
    await site.propose(project, finished(0.5));
    const proposals = site.database.collection('proposals');
    const one = await proposals.findOne({ projectId: project }, { projection: { _id: 0 } });
    const rest = Array.from({ length: 200 }, (_, place) => place).filter((place) => place !== one!['place']);
    const large = { ...one, bytes: 8192 };
    await proposals.insertMany(rest.map((place) => ({ ...large, place, id: `many-${place}` })));
    const anas = await site.propose(project, ANAS, { actor: ANA });
    const { notifications, more } = await site.list(project);
    expect(notifications.map(({ id }) => id)).toContain(anas);
    expect(notifications.length + more).toBe(201);
    expect(more).toBeGreaterThan(50);
    expect(await site.told(project, 'luis')).toHaveLength(200);
  });

  it('say no more than can be shown to who decides', async () => {
    const project = await site.project();
    const payload = { ...restriction(['muro']), detail: '固'.repeat(2000), comments: '固'.repeat(2000) };
    const long = site.propose(project, { type: 'NEW_RESTRICTION', payload });
    expect(await code(long)).toBe('tooLarge PROPOSAL_TOO_LARGE');
  });

  it('ask nobody the same of a restriction twice while it waits', async () => {
    const project = await site.project();
    const lack: ProposedAction = {
      type: 'NEW_RESTRICTION',
      payload: { ...restriction(['muro', 'losa']), type: 2 },
    };
    const spelt = {
      ...lack,
      payload: { ...restriction(['losa', 'muro']), type: 2, detail: 'ACERO en obra' },
    };
    const both = await Promise.all([lack, spelt].map((action) => code(site.propose(project, action))));
    expect(both.sort()).toEqual(['OK', 'conflict PROPOSAL_WAITS_ALREADY']);
    const release = await site.propose(project, RELEASE);
    const later = { ...RELEASE, payload: { restrictionId: 'made-0', released: '2026-03-04' } };
    expect(await code(site.propose(project, later))).toBe('conflict PROPOSAL_WAITS_ALREADY');
    await site.reject(project, release);
    await site.propose(project, later);
  });

  it('are refused under the id of what the log has already', async () => {
    const project = await site.project();
    const { seq } = await site.submit(
      project,
      'SET_PROGRESS',
      { taskId: 'muro', progress: 0.2 },
      { id: 'in-log' },
    );
    expect(seq).toBeGreaterThan(0);
    expect(await code(site.propose(project, finished(0.5), { id: 'in-log' }))).toBe(
      'conflict ACTION_ID_TAKEN',
    );
  });
});
