import { rowsConcerned } from '../../conflicts/rows-concerned';
import { ownEdits } from '../../conflicts/own-edits';
import type { Plan } from '../../plan/plan';
import { decide } from '../registry';
import { after, refusalOf, specContext, termPlan } from '../testing/decide';
import { as, Site } from '../testing/site';

const plan = termPlan({ tasks: [{ id: 'A' }, { id: 'B', responsibles: ['luis'] }] });
const ana = specContext('responsible', {
  actor: { userId: 'user-ana', name: 'Ana', roles: ['responsible'] },
});
const photo = (photoId: string, taskId = 'A') => ({ taskId, photoId, takenAt: '2026-03-03T09:30:00.000Z' });
const proposing = (one: Plan): Plan => ({
  ...one,
  settings: { ...one.settings, responsiblesPropose: true },
});

describe('photos', () => {
  it('are put on own tasks by responsibles, also where these propose everything else', () => {
    const changed = after(proposing(plan), 'ADD_PHOTO', photo('p1'), ana);
    expect(changed.photos.rows).toEqual([
      { id: 'p1', taskId: 'A', takenAt: '2026-03-03T09:30:00.000Z', userId: 'user-ana', name: 'Ana' },
    ]);
    expect(after(changed, 'REMOVE_PHOTO', { photoId: 'p1' }, ana).photos.size).toBe(0);
  });

  it('show what a task lacks too, also what is only proposed yet, and stay when it is not lacking any more', () => {
    const lack = { ...photo('p1'), restrictionId: 'r1' };
    const { photos } = after(proposing(plan), 'ADD_PHOTO', lack, ana);
    expect(photos.get('p1')).toMatchObject({ taskId: 'A', restrictionId: 'r1' });
    expect(refusalOf(plan, 'ADD_PHOTO', { ...lack, restrictionId: '' }, ana)?.code).toBe('ACTION_INVALID');
  });

  it.each([
    ['TASK_NOT_YOURS', photo('p1', 'B'), ana],
    ['TASK_UNKNOWN', photo('p1', 'gone'), ana],
    ['ACTION_FORBIDDEN', photo('p1'), specContext('projectViewer')],
    ['ACTION_INVALID', { ...photo('p1'), takenAt: 'yesterday' }, ana],
    ['ACTION_INVALID', photo('../p1'), ana],
  ])('are refused with %s: %j', (code, payload, context) => {
    expect(refusalOf(plan, 'ADD_PHOTO', payload, context)?.code).toBe(code);
  });

  it('are each of one task, and fifty of a task at most', () => {
    const one = after(plan, 'ADD_PHOTO', photo('p1'));
    expect(refusalOf(one, 'ADD_PHOTO', photo('p1', 'B'))?.code).toBe('PHOTO_EXISTS');
    let full = plan;
    for (let n = 0; n < 50; n += 1) full = after(full, 'ADD_PHOTO', photo(`p${n}`));
    expect(refusalOf(full, 'ADD_PHOTO', photo('more'))).toMatchObject({
      code: 'PHOTOS_FULL',
      params: { task: 'A', max: 50 },
    });
  });

  it('are taken away by who took them, or who edits the plan', () => {
    const others = after(plan, 'ADD_PHOTO', photo('p1', 'B'));
    expect(refusalOf(others, 'REMOVE_PHOTO', { photoId: 'p1' }, ana)?.code).toBe('PHOTO_NOT_YOURS');
    expect(refusalOf(others, 'REMOVE_PHOTO', { photoId: 'gone' })?.code).toBe('PHOTO_UNKNOWN');
    expect(after(others, 'REMOVE_PHOTO', { photoId: 'p1' }, specContext('facilitator')).photos.size).toBe(0);
  });

  it('go with their task, and come back with it', () => {
    const site = new Site();
    site.do('ADD_PHOTO', photo('p1', 'C'));
    const deletion = site.do('DELETE_TASKS', { ids: ['C'] });
    expect(site.plan.photos.size).toBe(0);
    site.do('UNDO', { actionId: deletion });
    expect(site.plan.photos.get('p1')?.taskId).toBe('C');
  });

  it('are never more than fifty of a task by taking a removal back', () => {
    const site = new Site();
    for (let n = 0; n < 50; n += 1) site.do('ADD_PHOTO', photo(`p${n}`));
    const removal = site.do('REMOVE_PHOTO', { photoId: 'p0' });
    site.do('ADD_PHOTO', photo('p50'));
    expect(site.refusal(removal)).toMatchObject({ code: 'PHOTOS_FULL', rows: ['A'] });
    site.do('REMOVE_PHOTO', { photoId: 'p50' });
    site.undo(removal);
    expect(site.plan.photos.size).toBe(50);
  });

  it.each([
    ['2026-03-05T11:00:00.000Z', '2026-03-05T11:00:00.000Z'],
    ['2030-01-01T00:00:00.000Z', '2026-03-04T12:00:00.000Z'],
  ])('are not taken later than now, give or take a day: %s', (takenAt, kept) => {
    const changed = after(plan, 'ADD_PHOTO', { ...photo('p1'), takenAt });
    expect(changed.photos.get('p1')?.takenAt).toBe(kept);
  });

  it('are put, removed and taken back by who proposes everything else, several at once too', () => {
    const luis = as('responsible', 'user-luis');
    const site = new Site();
    const progress = site.do('SET_PROGRESS', { taskId: 'D', progress: 0.5 }, luis);
    site.plan = proposing(site.plan);
    const both = ['p1', 'p2'].map((id) => ({ type: 'ADD_PHOTO', payload: photo(id, 'D') }));
    site.do('BATCH_UPDATE', { actions: both }, luis);
    const removal = site.do('REMOVE_PHOTO', { photoId: 'p1' }, luis);
    const back = site.undo(removal, luis);
    expect(site.plan.photos.size).toBe(2);
    site.undo(back, luis);
    expect(site.plan.photos.size).toBe(1);
    expect(site.refusal(progress, luis)?.code).toBe('RESPONSIBLE_PROPOSES');
    const mixed = [...both, { type: 'SET_PROGRESS', payload: { taskId: 'D', progress: 1 } }];
    expect(refusalOf(site.plan, 'BATCH_UPDATE', { actions: mixed }, { ...ana, ...luis })?.code).toBe(
      'RESPONSIBLE_PROPOSES',
    );
  });

  it('are taken back like anything of one’s own', () => {
    const site = new Site();
    const action = site.do('ADD_PHOTO', photo('p1', 'D'), as('responsible', 'user-luis'));
    site.do('UNDO', { actionId: action }, as('responsible', 'user-luis'));
    expect(site.plan.photos.size).toBe(0);
  });

  it('stand in the history of their task, and in nobody’s way', () => {
    const action = { type: 'ADD_PHOTO', payload: photo('p1') };
    const decision = decide(plan, action, ana);
    if (!decision.ok) throw new Error(decision.refusal.code);
    const own = ownEdits(plan, action, decision.changes);
    expect(own).toEqual([]);
    expect(rowsConcerned(plan, own, decision.changes)).toEqual(['A']);
  });
});
