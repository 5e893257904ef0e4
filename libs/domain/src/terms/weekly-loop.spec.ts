import { after, jobOf, refusalOf, specContext, specPerson } from '../actions/testing/decide';
import { type ImportedSchedule, importedTask } from '../plan/imported-schedule';
import { createPlan, defaultSettings } from '../plan/create';
import type { Plan } from '../plan/plan';
import { ppcOf } from '../indicators/compliance';
import { projectDetails } from '../indicators/project-details';
import { viewOf } from '../view/plan-view';
import { termMembers } from './membership';
import { openTerm } from './open-term';

const LOADED = {
  name: 'Edificio Los Aromos',
  startDate: '2026-03-02',
  workingDays: '0111110',
  holidays: [],
  resources: [],
  links: [{ source: '2', target: '3', type: '0', lag: 0 }],
  tasks: [
    { id: '1', parent: null, text: 'Obra gruesa', start: '2026-03-02', end: '2026-03-14', duration: 10 },
    { id: '2', parent: '1', text: 'Excavación', start: '2026-03-02', end: '2026-03-07', duration: 5 },
    { id: '3', parent: '1', text: 'Fundaciones', start: '2026-03-09', end: '2026-03-14', duration: 5 },
    { id: '4', parent: '1', text: 'Cierro', start: '2026-03-02', end: '2026-03-05', duration: 3 },
  ].map(importedTask),
};

/** Ids are 'w0', 'w1'…, one batch of a hundred for each action. */
function acting(plan: Plan, steps: readonly (readonly [type: string, payload: object])[]): Plan {
  return steps.reduce(
    (state, [type, payload], step) =>
      after(state, type, payload, specContext('projectAdmin', { newId: (n) => `w${step * 100 + n}` })),
    plan,
  );
}

const idOf = (plan: Plan, text: string): string => plan.tasks.rows.find((task) => task.text === text)!.id;

describe('the first week of an imported project', () => {
  const begun = acting(createPlan(defaultSettings('Nuevo', '2026-01-01'), 'term-1'), [
    ['LOAD_PROJECT', jobOf(LOADED as ImportedSchedule)],
    ['ADD_RESPONSIBLES', { responsibles: [specPerson('ana')] }],
  ]);
  const ids = {
    dig: idOf(begun, 'Excavación'),
    base: idOf(begun, 'Fundaciones'),
    fence: idOf(begun, 'Cierro'),
    all: begun.tasks.rows.map((task) => task.id),
  };

  it('opens the first term at the start of the imported schedule', () => {
    expect(openTerm(begun)).toMatchObject({ number: 1, startDate: '2026-03-02', periodDays: 7 });
    expect(viewOf(begun, '2026-03-02').of(ids.dig)).toMatchObject({ state: 'notAnalysed', imported: true });
  });

  it('says what to do before anything can be promised', () => {
    expect(refusalOf(begun, 'SET_COMMITMENT', { taskId: ids.dig, commitment: 1 })?.code).toBe(
      'TASK_NOT_ANALYSED',
    );
  });

  const worked = acting(begun, [
    ['ASSIGN_RESPONSIBLES', { taskIds: ids.all, responsibles: ['w100'] }],
    ['ANALYSE_TASKS', { taskIds: ids.all, analysed: true }],
    [
      'SET_COMMITMENTS',
      {
        entries: [
          { taskId: ids.dig, commitment: 1 },
          { taskId: ids.fence, commitment: 1 },
        ],
      },
    ],
    ['SET_PROGRESS', { taskId: ids.dig, progress: 0.7 }],
    ['SET_PROGRESS', { taskId: ids.fence, progress: 1 }],
  ]);

  it('cannot be closed without a cause for what was not kept', () => {
    expect(refusalOf(worked, 'CLOSE_TERM_V2', { termId: 'term-1' })?.code).toBe('CLOSE_MISSING_CAUSES');
  });

  const closed = acting(worked, [
    ['ADD_CAUSE', { taskId: ids.dig, cncType: 'Clima', cncOrigin: 'Terreno', detail: 'Lluvia' }],
    ['CLOSE_TERM_V2', { termId: 'term-1' }],
  ]);

  it('ends with a PPC of one in two, and the next week open', () => {
    expect(ppcOf(closed).lastTerm).toMatchObject({ value: 50, numerator: 1, denominator: 2 });
    expect(projectDetails(closed, '2026-03-09')).toMatchObject({
      ppc: 50,
      realProgress: 50,
      term: { number: 2, startDate: '2026-03-09', lastDay: '2026-03-15' },
    });
  });

  it('carries over what was not finished, to be rescheduled before it is promised again', () => {
    expect(termMembers(closed).leaves).toEqual([ids.dig, ids.base]);
    expect(viewOf(closed, '2026-03-09').of(ids.dig)!.state).toBe('delayed');
    const longer = acting(closed, [['MOVE_TASK', { id: ids.dig, duration: 7 }]]);
    expect(viewOf(longer, '2026-03-09').of(ids.dig)!.state).toBe('active');
    expect(refusalOf(longer, 'SET_COMMITMENT', { taskId: ids.dig, commitment: 1 })).toBeUndefined();
    expect(longer.tasks.get(ids.base)!.start).toBe('2026-03-11');
  });
});
