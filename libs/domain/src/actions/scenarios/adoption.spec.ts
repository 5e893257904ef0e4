import fc from 'fast-check';
import { ownEdits } from '../../conflicts/own-edits';
import { evolve } from '../../plan/change';
import { toDocument } from '../../plan/document';
import type { Plan } from '../../plan/plan';
import { brokenRules } from '../../rules/integrity';
import { replacedEdits } from '../../conflicts/replaced-edits';
import { asScenario } from '../../scenarios/scenario-plan';
import { decide } from '../registry';
import { after, refusalOf, scenarioOf, specContext, termPlan } from '../testing/decide';
import { SPEC_START } from '../testing/start';
import { ANY_STEP, type Step } from '../testing/steps';
import { type Adoption, adoptionOf } from './adoption';

type Edit = readonly [type: string, payload: unknown];
const edited = (plan: Plan, edits: readonly Edit[]): Plan =>
  edits.reduce((last, [type, payload], n) => after(last, type, payload, contextOf(`e${n}`)), plan);
const contextOf = (id: string) => specContext('projectAdmin', { newId: (n) => `${id}-${n}` });

/** What the authors of edits edited themselves, each decided upon the plan after the one before. */
function ownEditsOf(plan: Plan, edits: readonly Edit[]): readonly string[] {
  return edits.flatMap(([type, payload], n) => {
    const before = edited(plan, edits.slice(0, n));
    const decision = decide(before, { type, payload }, contextOf(`e${n}`));
    return decision.ok ? ownEdits(before, { type, payload }, decision.changes) : [];
  });
}

/** What becomes of a plan that changed in one way while something else was tried. */
function adopted(plan: Plan, tried: readonly Edit[], since: readonly Edit[] = []): Adoption {
  const base = asScenario(plan, 3);
  const adoption = adoptionOf(edited(plan, since), { base, plan: edited(base, tried) });
  if ('code' in adoption) throw new Error(JSON.stringify(adoption));
  return adoption;
}

const PLAN = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5 },
    { id: 'B', parent: 'S', duration: 3, start: '2026-03-09' },
    { id: 'C', duration: 2 },
    { id: 'M', kind: 'milestone', start: '2026-03-12' },
  ],
  links: ['A>B', 'B>M'],
});
const days = ({ after: plan }: Adoption, id: string) => {
  const { start, end } = plan.tasks.get(id)!;
  return `${start}..${end}`;
};
const BEGUN: Edit = ['SET_PROGRESS', { taskId: 'A', progress: 0.4 }];

describe('adopting a scenario', () => {
  it('changes nothing where nothing was tried', () => {
    expect(adopted(PLAN, []).changes).toEqual([]);
    expect(adopted(PLAN, [], [BEGUN, ['MOVE_TASK', { id: 'C', duration: 4 }]]).changes).toEqual([]);
  });

  it('takes over what was tried, and leaves what the live plan got since', () => {
    const adoption = adopted(
      PLAN,
      [
        ['MOVE_TASK', { id: 'A', duration: 3 }],
        ['MOVE_TASK', { id: 'B', start: '2026-03-05' }],
        ['CREATE_TASK', { id: 'N', text: 'New', parent: 'S', start: '2026-03-05', duration: 1 }],
        ['ADD_LINK', { id: 'NB', source: 'N', target: 'B', type: '0' }],
      ],
      [['MOVE_TASK', { id: 'C', duration: 6 }]],
    );
    expect(days(adoption, 'A')).toBe('2026-03-02..2026-03-05');
    expect(days(adoption, 'N')).toBe('2026-03-05..2026-03-06');
    expect(days(adoption, 'B')).toBe('2026-03-06..2026-03-11');
    expect(adoption.after.tasks.get('C')!.duration).toBe(6);
    expect(adoption.after.settings.scenario).toBeUndefined();
    expect([...adoption.leftOut, ...adoption.replaced]).toEqual([]);
  });

  it('keeps begun work where it began and says which rule holds it', () => {
    const adoption = adopted(PLAN, [['MOVE_TASK', { id: 'A', start: '2026-03-16' }]], [BEGUN]);
    expect(days(adoption, 'A')).toBe('2026-03-02..2026-03-07');
    expect(adoption.leftOut.get('A')!.code).toBe('TASK_START_WITH_PROGRESS');
    expect(adoption.after.tasks.get('A')!.progress).toBe(0.4);
  });

  it('names what it replaces of the live plan', () => {
    const adoption = adopted(
      PLAN,
      [['UPDATE_TASK', { id: 'C', text: 'Tried' }]],
      [['UPDATE_TASK', { id: 'C', text: 'Live' }]],
    );
    expect(adoption.after.tasks.get('C')!.text).toBe('Tried');
    expect([...adoption.replaced]).toEqual([['C', ['text']]]);
  });

  it('counts as edited what authors edited themselves in both, in the order of the plan, and the rest as what follows', () => {
    const base = asScenario(PLAN, 3);
    const since: Edit[] = [
      ['UPDATE_TASK', { id: 'C', text: 'Live' }],
      ['MOVE_TASK', { id: 'A', duration: 6 }],
    ];
    const tried: Edit[] = [
      ['UPDATE_TASK', { id: 'C', text: 'Tried' }],
      ['MOVE_TASK', { id: 'A', duration: 9 }],
    ];
    const adoption = adoptionOf(edited(PLAN, since), { base, plan: edited(base, tried) });
    if ('code' in adoption) throw new Error(adoption.code);
    expect([...adoption.replaced.keys()].sort()).toEqual(['A', 'B', 'C', 'M']);
    const both = replacedEdits(PLAN, adoption.replaced, ownEditsOf(PLAN, since), ownEditsOf(base, tried));
    expect([...both.edited]).toEqual([
      ['A', ['end', 'duration']],
      ['C', ['text']],
    ]);
    expect(both.following).toBe(2);
    const ofOne = replacedEdits(
      PLAN,
      adoption.replaced,
      ownEditsOf(PLAN, since.slice(0, 1)),
      ownEditsOf(base, tried),
    );
    expect([[...ofOne.edited.keys()], ofOne.following]).toEqual([['C'], 3]);
  });

  it('deletes what was deleted, but for what happened to it or stands below it', () => {
    const gone = adopted(PLAN, [['DELETE_TASKS', { ids: ['C'] }]]);
    expect(gone.after.tasks.has('C')).toBe(false);
    const begun = adopted(PLAN, [['DELETE_TASKS', { ids: ['A'] }]], [BEGUN]);
    expect(begun.leftOut.get('A')!.code).toBe('SCENARIO_TASK_STAYS');
    expect(begun.after.tasks.has('A')).toBe(true);
    const joined = adopted(
      PLAN,
      [['DELETE_TASKS', { ids: ['S'] }]],
      [['CREATE_TASK', { id: 'N', text: 'New', parent: 'S' }]],
    );
    expect(joined.after.tasks.rows.map(({ id }) => id).sort()).toEqual(['C', 'M', 'N', 'S']);
  });

  it('lets a branch go whose tasks were moved out of it', () => {
    const { after: plan } = adopted(PLAN, [
      ['MOVE_BRANCH', { id: 'A', parent: null }],
      ['MOVE_BRANCH', { id: 'B', parent: null }],
      ['DELETE_TASKS', { ids: ['S'] }],
    ]);
    expect(plan.tasks.rows.map(({ id, parent }) => [id, parent]).sort()).toEqual(
      ['A', 'B', 'C', 'M'].map((id) => [id, null]),
    );
  });

  it('leaves out a link that would close a circle with one of the live plan', () => {
    const adoption = adopted(
      PLAN,
      [['ADD_LINK', { id: 'tried', source: 'M', target: 'C', type: '0' }]],
      [['ADD_LINK', { id: 'live', source: 'C', target: 'A', type: '0' }]],
    );
    expect(adoption.linksLeftOut.map(({ id }) => id)).toEqual(['tried']);
    expect(adoption.after.links.has('live')).toBe(true);
  });

  it('puts new work under the nearest branch that can have some', () => {
    const adoption = adopted(PLAN, [['CREATE_TASK', { id: 'N', text: 'New', parent: 'A' }]], [BEGUN]);
    expect(adoption.after.tasks.get('N')!.parent).toBe('S');
  });

  it('takes the calendar over, and everything stands by it', () => {
    const adoption = adopted(PLAN, [['UPDATE_SETTINGS', { workingDays: '0111111' }]]);
    expect(adoption.after.settings.workingDays).toBe('0111111');
    expect(days(adoption, 'A')).toBe('2026-03-02..2026-03-07');
    expect(brokenRules(adoption.after)).toEqual([]);
  });

  it('is refused where the scenario has moved on since it was looked at, or is not known here', () => {
    const payload = scenarioOf({ base: PLAN, plan: PLAN, seq: 4 });
    expect(refusalOf(PLAN, 'ADOPT_SCENARIO', { ...payload, seq: 3 })?.code).toBe('SCENARIO_MOVED_ON');
    const unknown = { scenarioId: 'gone', seq: 4 };
    expect(refusalOf(PLAN, 'ADOPT_SCENARIO', unknown)?.code).toBe('SCENARIO_NEEDS_SERVER');
    const facilitator = specContext('facilitator');
    expect(refusalOf(PLAN, 'ADOPT_SCENARIO', payload, facilitator)?.code).toBe('ACTION_FORBIDDEN');
  });
});

const steps = fc.array(ANY_STEP, { maxLength: 12, size: 'max' });

/** The plan after those of the steps that it accepts. */
function lived(start: Plan, made: readonly Step[], named: string): Plan {
  return made.reduce((plan, step, n) => {
    const decision = decide(plan, step(plan, `${named}${n}`), contextOf(`${named}${n}`));
    return decision.ok ? evolve(plan, decision.changes) : plan;
  }, start);
}

/** What happened, and what nobody tries out. */
function happened(plan: Plan): unknown {
  const { terms, closes, responsibles, baselines, photos } = toDocument(plan);
  const tasks = plan.tasks.rows.map(
    ({ id, progress, lastProgress, commitment, causes, comments, actualStart }) => [
      id,
      progress,
      lastProgress,
      commitment,
      causes,
      comments,
      actualStart,
    ],
  );
  const known = new Map(tasks.map((task) => [task[0], task]));
  const restrictions = plan.restrictions.rows.map(({ required: _follows, ...rest }) => rest);
  return { known, terms, closes, responsibles, baselines, photos, restrictions };
}

describe('adopting whatever was tried upon whatever happened since', () => {
  it('changes nothing that happened, breaks no rule, and is taken back in one step', () => {
    let count = 0;
    fc.assert(
      fc.property(steps, steps, (tried, since) => {
        const base = asScenario(SPEC_START, 3);
        const live = lived(SPEC_START, since, 'live');
        const payload = scenarioOf({ base, plan: lived(base, tried, 'tried'), seq: 1 });
        const action = { type: 'ADOPT_SCENARIO', payload };
        const decision = decide(live, action, contextOf('adopt'));
        if (!decision.ok) return;
        const next = evolve(live, decision.changes);
        count += 1;
        const [was, is] = [happened(live), happened(next)] as [ReturnType<typeof happened>, never];
        expect({ ...(is as object), known: null }).toEqual({ ...(was as object), known: null });
        const before = (was as { known: Map<unknown, unknown> }).known;
        for (const [id, record] of (is as { known: Map<unknown, unknown> }).known)
          if (before.has(id)) expect(record).toEqual(before.get(id));
        const broken = brokenRules(live).map(({ code, rows }) => `${code} ${rows?.join()}`);
        expect(
          brokenRules(next)
            .map(({ code, rows }) => `${code} ${rows?.join()}`)
            .filter((one) => !broken.includes(one)),
        ).toEqual([]);
        const entry = {
          ...{ type: 'ADOPT_SCENARIO', userId: 'user-projectAdmin', seq: 1, changes: decision.changes },
          behindUndoBarrier: false,
        };
        const undone = decide(
          next,
          { type: 'UNDO', payload: { actionId: 'adopt' } },
          { ...contextOf('undo'), entry: () => entry },
        );
        if (undone.ok) expect(datesOf(evolve(next, undone.changes))).toEqual(datesOf(live));
      }),
      { numRuns: 300, seed: 20260302 },
    );
    expect(count).toBeGreaterThan(200);
  });
});

const datesOf = ({ tasks }: Plan): unknown =>
  tasks.rows.map(({ id, parent, start, end, text }) => [id, parent, start, end, text].join()).sort();
