import { after, termPlan } from '../actions/testing/decide';
import { comparedPlans } from './compare';
import { asScenario } from './scenario-plan';

const LIVE = termPlan({
  tasks: [
    { id: 'A', duration: 5 },
    { id: 'B', duration: 3, start: '2026-03-09' },
    { id: 'C', duration: 2 },
    { id: 'M', kind: 'milestone', start: '2026-03-12' },
  ],
  links: ['A>B', 'B>M'],
});
const tried = (edits: readonly (readonly [string, unknown])[]) =>
  edits.reduce((plan, [type, payload]) => after(plan, type, payload), asScenario(LIVE, 1));

describe('comparing a scenario with the live plan', () => {
  it('finds nothing where nothing was tried', () => {
    const { tasks, endBy, liveEnd, scenarioEnd } = comparedPlans(LIVE, tried([]));
    expect({ tasks, endBy, liveEnd, scenarioEnd }).toEqual({
      ...{ tasks: [], endBy: 0, liveEnd: '2026-03-11', scenarioEnd: '2026-03-11' },
    });
  });

  it('tells by how many working days the end and each milestone come later', () => {
    const { endBy, milestones, tasks } = comparedPlans(
      LIVE,
      tried([['MOVE_TASK', { id: 'A', duration: 7 }]]),
    );
    expect(endBy).toBe(2);
    expect(milestones.map(({ id, endBy: by }) => [id, by])).toEqual([['M', 2]]);
    expect(tasks.find(({ id }) => id === 'A')).toMatchObject({
      kind: 'changed',
      startBy: 0,
      endBy: 2,
      live: { lastDay: '2026-03-06', duration: 5 },
      scenario: { lastDay: '2026-03-10', duration: 7 },
    });
    expect(tasks.map(({ id }) => id)).toEqual(['A', 'B', 'M']);
  });

  it('names what is added, what is gone and what is critical now', () => {
    const { tasks, becomeCritical, ceaseCritical } = comparedPlans(
      LIVE,
      tried([
        ['DELETE_TASKS', { ids: ['M'] }],
        ['CREATE_TASK', { id: 'N', text: 'New' }],
        ['MOVE_TASK', { id: 'C', duration: 20 }],
      ]),
    );
    expect(Object.fromEntries(tasks.map(({ id, kind }) => [id, kind]))).toMatchObject({
      ...{ N: 'added', M: 'gone', C: 'changed' },
    });
    expect(becomeCritical).toEqual(['C']);
    expect(ceaseCritical).toEqual(['A', 'B']);
  });

  it('says which planned values differ, with names and days as people read them', () => {
    const edits: readonly (readonly [string, unknown])[] = [
      ['ASSIGN_RESPONSIBLES', { taskIds: ['C'], responsibles: ['luis'] }],
      ['UPDATE_TASK', { id: 'C', text: 'Pour' }],
      ['MOVE_TASK', { id: 'A', duration: 7 }],
    ];
    const scenario = edits.reduce((plan, [type, payload]) => after(plan, type, payload), asScenario(LIVE, 1));
    const fields = Object.fromEntries(comparedPlans(LIVE, scenario).tasks.map((one) => [one.id, one.fields]));
    expect(fields).toEqual({
      A: [
        { field: 'end', before: '2026-03-06', after: '2026-03-10' },
        { field: 'duration', before: 5, after: 7 },
      ],
      B: [
        { field: 'start', before: '2026-03-09', after: '2026-03-11' },
        { field: 'end', before: '2026-03-11', after: '2026-03-13' },
      ],
      C: [
        { field: 'text', before: 'C', after: 'Pour' },
        { field: 'responsibles', before: 'ana Pérez', after: 'luis Pérez' },
      ],
      M: [{ field: 'end', before: '2026-03-11', after: '2026-03-13' }],
    });
  });
});
