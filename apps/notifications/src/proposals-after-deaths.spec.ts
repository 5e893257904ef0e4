import { describeWithBacking, eventually } from '@plomada/testing';
import { ADMIN, code, finished, OTHER_ADMIN, personOf, Proposing } from './testing/proposing';

describeWithBacking('proposals when a process dies', () => {
  let site: Proposing;
  beforeAll(async () => {
    site = await Proposing.start();
  });
  afterAll(() => site?.stop());

  it('before the plan heard of an acceptance, are brought to it by the next one', async () => {
    const project = await site.project();
    const id = await site.propose(project, finished(0.5));
    const release = site.holdRoles();
    const lost = code(site.accept(project, id));
    await eventually(async () => (await site.waiting(project))[0]?.status === 'accepted');
    expect(await code(site.accept(project, id, { by: OTHER_ADMIN }))).toBe('conflict PROPOSAL_BEING_DECIDED');
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
    expect((await site.task(project))?.progress).toBe(0.7);
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
