import { evolve, invert } from '../../plan/change';
import { fromDocument, toDocument } from '../../plan/document';
import type { Plan } from '../../plan/plan';
import { baselinePercent, masterPlanPercent } from '../../progress/planned';
import { weightsOf } from '../../progress/weights';
import { cncImpact, cncLog } from '../../terms/cnc-log';
import { closeProblems } from '../../closing/close-problems';
import { openTerm } from '../../terms/open-term';
import { validationProgress } from '../../terms/validation-progress';
import { decide } from '../registry';
import { after, refusalOf, specContext, termPlan } from '../testing/decide';

const CAUSE = { cncType: 'Weather', cncOrigin: 'Site', detail: 'Rain' };
const CLOSE = { termId: 'term-1' };

/** A: 80 % promised, 50 % done; B: kept; C: nobody promised anything. */
const worked = [
  ['SET_COMMITMENT', { taskId: 'A', commitment: 0.8 }],
  ['SET_PROGRESS', { taskId: 'A', progress: 0.5 }],
  ['SET_COMMENTS', { taskId: 'A', comments: 'Crane from Monday' }],
  ['SET_COMMITMENT', { taskId: 'B', commitment: 1 }],
  ['SET_PROGRESS', { taskId: 'B', progress: 1 }],
].reduce(
  (plan: Plan, [type, payload]) => after(plan, type as string, payload),
  termPlan({
    tasks: [
      { id: 'S', text: 'Foundations' },
      { id: 'A', parent: 'S', text: 'Formwork', duration: 5 },
      { id: 'B', parent: 'S', duration: 2 },
      { id: 'C', parent: 'S', duration: 3, start: '2026-03-16' },
    ],
  }),
);
const explained = after(worked, 'ADD_CAUSE', { taskId: 'A', ...CAUSE });

describe('closing a short term', () => {
  const closed = after(explained, 'CLOSE_TERM_V2', CLOSE);

  it('records the members as they were', () => {
    expect(closed.terms.get('term-1')).toMatchObject({
      realClosingTime: '2026-03-04T12:00:00.000Z',
      tasks: [
        {
          taskId: 'A',
          code: '1.1',
          text: 'Formwork',
          weight: 50,
          lastProgress: 0,
          commitment: 0.8,
          progress: 0.5,
          responsibles: ['ana'],
          causes: [{ id: 'new-0', ...CAUSE }],
          inProcess: true,
          comments: 'Crane from Monday',
          member: true,
        },
        { taskId: 'B', weight: 20, commitment: 1, progress: 1, causes: [], inProcess: false, comments: '' },
      ],
    });
  });

  it('opens the next term where the period ends, with the length the project has now', () => {
    const fortnight = after(
      { ...explained, settings: { ...explained.settings, periodDays: 14 } },
      'CLOSE_TERM_V2',
      CLOSE,
    );
    expect(openTerm(closed)).toEqual({
      id: 'new-0',
      number: 2,
      startDate: '2026-03-09',
      periodDays: 7,
      realClosingTime: null,
      tasks: [],
    });
    expect(openTerm(fortnight)).toMatchObject({ startDate: '2026-03-09', periodDays: 14 });
  });

  it('starts tasks afresh from where they got', () => {
    expect(closed.tasks.get('A')).toMatchObject({
      progress: 0.5,
      lastProgress: 0.5,
      commitment: null,
      causes: [],
      inTerm: null,
    });
    expect(refusalOf(closed, 'SET_PROGRESS', { taskId: 'A', progress: 0.4 })?.code).toBe(
      'PROGRESS_BELOW_LAST',
    );
  });

  it('writes the causes to the CNC log with their impact', () => {
    expect(cncLog(closed)).toEqual([
      {
        causeId: 'new-0',
        taskId: 'A',
        termNumber: 1,
        closingDate: '2026-03-04T12:00:00.000Z',
        origin: 'Site',
        type: 'Weather',
        detail: 'Rain',
        taskWBS: '1.1',
        taskName: 'Formwork',
        responsible: 'ana Pérez',
        commitment: 0.8,
        progress: 0.5,
        impact: 15,
      },
    ]);
  });

  it('has no impact without a shortfall', () => {
    expect(cncImpact({ weight: 50, commitment: 0.5, progress: 0.5 })).toBeNull();
    expect(cncImpact({ weight: 50, commitment: null, progress: 0 })).toBeNull();
    expect(cncImpact({ weight: 33.33, commitment: 0.7, progress: 0.4 })).toBe(10);
  });

  it('is undone exactly by the inverse of its changes', () => {
    const decision = decide(explained, { type: 'CLOSE_TERM_V2', payload: CLOSE }, specContext());
    const changes = decision.ok ? decision.changes : [];
    const back = evolve(evolve(explained, changes), invert(changes));
    expect(toDocument(back)).toEqual(toDocument(explained));
  });

  it('still records what was promised or done by a task that was moved out of the term', () => {
    const moved = (progress: number, commitment: number | null): readonly string[] => {
      const dates = { start: '2026-03-16', end: '2026-03-21' };
      const task = { ...explained.tasks.get('A')!, ...dates, progress, commitment };
      const plan = { ...explained, tasks: explained.tasks.with([task]) };
      return after(plan, 'CLOSE_TERM_V2', CLOSE)
        .terms.get('term-1')!
        .tasks.map((row) => (row.member ? row.taskId : `${row.taskId} outside`));
    };
    expect([moved(0, 0.8), moved(0.5, null), moved(0, null)]).toEqual([
      ['A outside', 'B'],
      ['A outside', 'B'],
      ['B'],
    ]);
  });

  it('lets membership follow the dates again', () => {
    const pulledIn = after(explained, 'SET_TERM_MEMBERSHIP', { taskIds: ['C'], member: true });
    const next = after(pulledIn, 'CLOSE_TERM_V2', CLOSE);
    expect([pulledIn.tasks.get('C')!.inTerm, next.tasks.get('C')!.inTerm]).toEqual([true, null]);
  });
});

describe('a close is refused', () => {
  const orphaned = {
    ...worked,
    tasks: worked.tasks.with([{ ...worked.tasks.get('C')!, responsibles: [] }]),
  };

  it('while a task below its commitment has no cause', () => {
    expect(refusalOf(worked, 'CLOSE_TERM_V2', CLOSE)).toEqual({
      code: 'CLOSE_MISSING_CAUSES',
      params: { responsibles: 0, causes: 1 },
      rows: ['A'],
    });
  });

  it('while a cause is not complete', () => {
    // Of before all three were asked for at once.
    const vague = { ...worked.tasks.get('A')!, causes: [{ id: 'old', ...CAUSE, detail: '  ' }] };
    expect(closeProblems({ ...worked, tasks: worked.tasks.with([vague]) }).missingCauses).toEqual(['A']);
  });

  it('but not for want of a last hundredth: 0.99 counts as 1', () => {
    const task = { ...worked.tasks.get('A')!, commitment: 1, progress: 0.99 };
    expect(closeProblems({ ...worked, tasks: worked.tasks.with([task]) }).message).toBeNull();
  });

  it('while a leaf anywhere in the project has no responsible', () => {
    const causesGiven = after(orphaned, 'ADD_CAUSE', { taskId: 'A', ...CAUSE });
    expect(refusalOf(causesGiven, 'CLOSE_TERM_V2', CLOSE)).toMatchObject({
      code: 'CLOSE_MISSING_RESPONSIBLE',
      rows: ['C'],
    });
    expect(refusalOf(orphaned, 'CLOSE_TERM_V2', CLOSE)).toMatchObject({
      code: 'CLOSE_MISSING_RESPONSIBLE_AND_CAUSES',
      rows: ['C', 'A'],
    });
  });

  it('to whoever is not an administrator, and for another term than the open one', () => {
    const as = (role: Parameters<typeof specContext>[0]): string | undefined =>
      refusalOf(explained, 'CLOSE_TERM_V2', CLOSE, specContext(role))?.code;
    expect(as('facilitator')).toBe('ACTION_FORBIDDEN');
    expect(as('businessAdmin')).toBeUndefined();
    expect(refusalOf(explained, 'CLOSE_TERM_V2', { termId: 'term-0' })?.code).toBe('TERM_NOT_OPEN');
  });

  it('by force to whoever is not a facilitator too', () => {
    const forced = { ...CLOSE, forced: true };
    const both = specContext('projectAdmin', {
      actor: { userId: 'u', name: 'Both', roles: ['projectAdmin', 'facilitator'] },
    });
    expect(refusalOf(explained, 'CLOSE_TERM_V2', forced)?.code).toBe('CLOSE_FORCE_FORBIDDEN');
    expect(refusalOf(explained, 'CLOSE_TERM_V2', forced, both)).toBeUndefined();
    expect(refusalOf(worked, 'CLOSE_TERM_V2', forced, both)?.code).toBe('CLOSE_MISSING_CAUSES');
  });
});

describe('rolling back', () => {
  const closed = after(explained, 'CLOSE_TERM_V2', CLOSE);
  const renamed = after(closed, 'UPDATE_SETTINGS', { name: 'Tower', periodDays: 14 });
  const later = after(renamed, 'SET_TERM_MEMBERSHIP', { taskIds: ['C'], member: true });

  it('restores the plan of the snapshot', () => {
    const context = specContext('projectAdmin', { snapshot: (id) => (id === 's1' ? explained : null) });
    const back = after(later, 'DO_ROLLBACK', { snapshotId: 's1' }, context);
    expect(toDocument(back)).toEqual(toDocument(explained));
    expect(refusalOf(later, 'DO_ROLLBACK', { snapshotId: 'other' }, context)?.code).toBe(
      'ROLLBACK_NEEDS_SNAPSHOT',
    );
  });

  it('needs whoever keeps the snapshots', () => {
    expect(refusalOf(later, 'DO_ROLLBACK', { snapshotId: 's1' })?.code).toBe('ROLLBACK_NEEDS_SNAPSHOT');
  });
});

describe('the second close', () => {
  const DAY = '2026-03-16';
  const figuresOf = (plan: Plan) =>
    plan.tasks.rows.map(({ id }) => [
      id,
      weightsOf(plan).of(id),
      masterPlanPercent(plan, id, DAY),
      baselinePercent(plan, id, DAY),
    ]);
  const edits = (plan: Plan): Plan =>
    [
      ['SET_BASELINE', { name: 'Contract' }],
      ['MOVE_TASK', { id: 'C', duration: 6 }],
      ['UPDATE_TASK', { id: 'A', weight: 40 }],
      ['CREATE_TASK', { id: 'N', text: 'New', parent: 'S', start: '2026-03-12' }],
      ['ASSIGN_RESPONSIBLES', { taskIds: ['N'], responsibles: ['ana'] }],
    ].reduce((state: Plan, [type, payload]) => after(state, type as string, payload), plan);
  const close = (plan: Plan, termId: string, next: string): Plan =>
    after(plan, 'CLOSE_TERM_V2', { termId }, specContext('projectAdmin', { newId: () => next }));

  it('has no figure to derive: weights and planned percents follow from the plan, closed or not', () => {
    const second = close(edits(close(explained, 'term-1', 'term-2')), 'term-2', 'term-3');
    expect(figuresOf(second)).toEqual(figuresOf(edits(explained)));
    expect(figuresOf(second)).toContainEqual(['C', 32.73, 1 / 6, 1 / 3]);
    const reread = fromDocument(JSON.parse(JSON.stringify(toDocument(second))));
    expect(figuresOf(reread)).toEqual(figuresOf(second));
  });
});

describe('validation progress', () => {
  it('is the share of distinct tasks among all but one', () => {
    expect(validationProgress(['a', 'b', 'a'], 5)).toBe(50);
    expect(validationProgress(['a', 'b', 'c', 'd', 'e'], 5)).toBe(100);
    expect(validationProgress([], 1)).toBe(100);
  });
});
