import fc from 'fast-check';
import { after, specContext, specResponsible, termPlan } from '../actions/testing/decide';
import { civilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { neededDay } from '../view/needed-day';
import {
  type PlannedRestriction,
  plannedRestrictions,
  type RestrictionPattern,
} from './planned-restrictions';
import { copiedPattern, usualPattern } from './restriction-patterns';

/** Of the term [2026-03-02, 2026-03-09); today is Wednesday 2026-03-04. */
const plan = termPlan({
  tasks: [
    { id: 'soon', duration: 5, start: '2026-03-09' },
    { id: 'later', duration: 3, start: '2026-03-23' },
    { id: 'late', duration: 5, start: '2026-03-02' },
    { id: 'milestone', kind: 'milestone', start: '2026-03-23' },
    { id: 'done', duration: 1, start: '2026-03-02', progress: 1 },
    { id: 'S', duration: 1 },
    { id: 'below', parent: 'S', duration: 1, start: '2026-03-23' },
  ],
  settings: { holidays: ['2026-03-20'] },
});
const STEEL: RestrictionPattern = {
  detail: 'Enfierradura recibida',
  family: 'Calidad',
  type: 1,
  daysBefore: 2,
  responsible: null,
  comments: '',
};
const planned = (tasks: readonly string[], patterns: readonly RestrictionPattern[], of: Plan = plan) =>
  plannedRestrictions(of, tasks, patterns, specContext());

function brief(one: PlannedRestriction): unknown {
  if (one.kind === 'refused') return one.refusal.code;
  return one.kind === 'new' ? [one.required, one.isShort] : 'present';
}

/** The plan with what is new of it. */
const made = (of: Plan, all: readonly PlannedRestriction[]): Plan => {
  const actions = all.flatMap((one) => (one.kind === 'new' ? [one.action] : []));
  return actions.length > 0 ? after(of, 'BATCH_UPDATE', { actions }) : of;
};

describe('restrictions that tasks are to have', () => {
  it.each([
    ['two working days before the start', 'later', {}, ['2026-03-18', false]],
    ['on the first day itself', 'later', { daysBefore: 0 }, ['2026-03-23', false]],
    ['two working days before the last day', 'later', { type: 2 }, ['2026-03-23', false]],
    ['before a milestone', 'milestone', { daysBefore: 1 }, ['2026-03-19', false]],
    ['today, when the counted day is over', 'soon', { daysBefore: 10 }, ['2026-03-04', true]],
    ['on the last day that is left', 'late', { type: 2, daysBefore: 9 }, ['2026-03-04', true]],
    ['never for a task that needed it before today', 'late', {}, 'RESTRICTION_NEEDED_BEFORE_TODAY'],
    ['never for finished work', 'done', {}, 'RESTRICTION_ON_COMPLETED'],
    ['never for a summary', 'S', {}, 'RESTRICTION_ON_SUMMARY'],
    ['never for what is not there', 'gone', {}, 'TASK_UNKNOWN'],
    ['by nobody who does not exist', 'later', { responsible: 'x' }, 'RESPONSIBLE_UNKNOWN'],
  ] as const)('are required %s', (_, task, values, comes) => {
    expect(planned([task], [{ ...STEEL, ...values } as RestrictionPattern]).map(brief)).toEqual([comes]);
  });

  it('are for each task once, however it is written and however often it is asked for', () => {
    const had = made(plan, planned(['later'], [STEEL]));
    const alike = { ...STEEL, detail: ' ENFIERRADURA recibida', family: 'calidad' };
    const other = { ...STEEL, family: 'Materiales' };
    const again = planned(['later', 'later', 'below'], [alike, other, other], had);
    expect(again.map(({ taskId, kind }) => `${taskId} ${kind}`)).toEqual([
      ...['later present', 'later new', 'later present'],
      ...['below new', 'below new', 'below present'],
    ]);
  });

  it('are told apart by what they hold back, and by what was refused', () => {
    const both = [STEEL, { ...STEEL, type: 2 as const }];
    expect(planned(['later'], both).map(({ kind }) => kind)).toEqual(['new', 'new']);
    expect(planned(['late'], [STEEL, { ...STEEL, daysBefore: 0 }]).map(brief)).toEqual([
      'RESTRICTION_NEEDED_BEFORE_TODAY',
      'RESTRICTION_NEEDED_BEFORE_TODAY',
    ]);
  });

  it('are asked for again once they were released', () => {
    const had = made(plan, planned(['later'], [STEEL]));
    const { id } = had.restrictions.rows[0]!;
    const released = after(had, 'UNBOUND_RESTRICTION', { restrictionId: id });
    expect(planned(['later'], [STEEL], released).map(({ kind }) => kind)).toEqual(['new']);
  });

  it('are required between today and the day of need, so many working days before it, and move no bar', () => {
    const task = fc.record({
      start: fc.integer({ min: 0, max: 60 }),
      duration: fc.integer({ min: 1, max: 12 }),
      type: fc.constantFrom(1 as const, 2 as const),
      daysBefore: fc.integer({ min: 0, max: 40 }),
      isMilestone: fc.boolean(),
    });
    const week = fc.constantFrom('0111110', '1111111', '0111111');
    fc.assert(
      fc.property(fc.array(task, { minLength: 1, maxLength: 6 }), week, (tasks, workingDays) => {
        const settings = { workingDays, holidays: ['2026-03-20', '2026-03-06'] };
        const calendar = calendarOf(settings);
        const site = termPlan({
          settings,
          tasks: tasks.map(({ start, duration, isMilestone }, at) => {
            const day = calendar.atOrAfter(dayNumber('2026-03-02') + start);
            const kind = isMilestone ? ('milestone' as const) : ('task' as const);
            return { id: `t${at}`, kind, start: civilDate(day), duration: isMilestone ? 0 : duration };
          }),
        });
        const all = tasks.flatMap(({ type, daysBefore }, at) =>
          planned([`t${at}`], [{ ...STEEL, type, daysBefore }], site),
        );
        const { today } = specContext();
        all.forEach((one, at) => {
          const { type, daysBefore } = tasks[at]!;
          const needed = neededDay(site, one.taskId, type)!;
          expect(one.kind).toBe(needed < today ? 'refused' : 'new');
          if (one.kind !== 'new') return;
          expect(one.required >= today && one.required <= needed).toBe(true);
          const days = calendar.countWorking(dayNumber(one.required), dayNumber(needed));
          expect(one.isShort ? days < daysBefore : days === daysBefore).toBe(true);
        });
        const done = made(site, all);
        expect(done.tasks.rows.map(({ start, end }) => [start, end])).toEqual(
          site.tasks.rows.map(({ start, end }) => [start, end]),
        );
        const again = tasks.flatMap((line, at) => planned([`t${at}`], [{ ...STEEL, ...line }], done));
        expect(again.every(({ kind }, at) => kind !== 'new' || all[at]!.kind !== 'new')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a pattern', () => {
  const people = Table.of([
    specResponsible('ana', { function: 'Oficina técnica' }),
    specResponsible('luis', { function: 'Capataz' }),
    specResponsible('eva', { function: 'Capataz' }),
    specResponsible('ida', { function: 'Calidad', isActive: false }),
  ]);
  const team: Plan = { ...plan, responsibles: people };
  const usual = (role: string) => usualPattern(team, { ...STEEL, role }).responsible;

  it('of a template is for whoever alone has the function', () => {
    expect([' OFICINA  técnica', 'Oficina técnica', 'Capataz', 'Calidad', ''].map(usual)).toEqual([
      ...['ana', 'ana', null, null, null],
    ]);
  });

  it('of a copy keeps the distance to the first task, and what people wrote', () => {
    const restriction: Restriction = {
      ...{ id: 'r', taskIds: ['later', 'soon'], family: 'Calidad', type: 1, detail: 'Mezcla', comments: 'x' },
      ...{ responsible: 'ida', created: '2026-03-02', commited: '2026-03-05', required: '2026-03-05' },
      ...{ released: null, releasedTerm: null, inProcess: true },
    };
    expect(copiedPattern(team, restriction)).toEqual({
      ...{ detail: 'Mezcla', family: 'Calidad', type: 1, comments: 'x', daysBefore: 2, responsible: null },
    });
    const { responsible, daysBefore } = copiedPattern(team, {
      ...restriction,
      ...{ responsible: 'ana', required: '2026-03-12' },
    });
    expect([responsible, daysBefore]).toEqual(['ana', 0]);
  });
});
