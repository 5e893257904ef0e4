import fc from 'fast-check';
import { type ImportedSchedule, type ImportedTask, importedTask } from '../plan/imported-schedule';
import { decide } from '../actions/registry';
import { after, jobOf, specContext, termPlan } from '../actions/testing/decide';
import { expectValid } from '../actions/testing/valid';
import { addDays } from '../calendar/civil-date';
import { evolve, invert } from '../plan/change';
import type { LinkType, Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { ladder } from '../schedule/testing/arbitrary';
import { type MergeRow, mergeOf } from './merge';

/** Nine tasks of which each file has some, in one order and any depth; 7 to 9 are milestones. */
const NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const isMilestone = (id: string): boolean => id >= '7';

const draft = fc.record({
  depth: fc.integer({ min: 0, max: 3 }),
  day: fc.integer({ min: 0, max: 40 }),
  days: fc.integer({ min: 1, max: 9 }),
  text: fc.constantFrom('a', 'b'),
});
const arrow = fc.record({
  from: fc.nat(20),
  to: fc.nat(20),
  rungs: ladder(
    fc.record({
      type: fc.constantFrom<LinkType>('0', '1', '2', '3'),
      lag: fc.integer({ min: -3, max: 3 }),
    }),
  ),
});

/** Files with one branch that everything stands in; their links run onwards, so that none closes a loop. */
const files: fc.Arbitrary<ImportedSchedule> = fc
  .record({
    ids: fc.subarray(NAMES, { minLength: 1 }),
    drafts: fc.array(draft, { minLength: 9, maxLength: 9 }),
    arrows: fc.array(arrow, { maxLength: 8 }),
  })
  .map(({ ids, drafts, arrows }) => {
    const path = ['r'];
    const work = ids.map((id, at): ImportedTask => {
      const { depth, day, days, text } = drafts[at]!;
      path.length = Math.min(depth + 1, path.length);
      const parent = path.at(-1)!;
      if (!isMilestone(id)) path.push(id);
      const start = addDays('2026-04-06', day);
      const duration = isMilestone(id) ? 0 : days;
      const kind = isMilestone(id) ? 'milestone' : 'task';
      return importedTask({
        id,
        parent,
        kind,
        text: text + id,
        start,
        end: addDays(start, duration),
        duration,
      });
    });
    const links = arrows.flatMap(({ from, to, rungs }) => {
      const [a, b] = [from % ids.length, to % ids.length].sort((x, y) => x - y) as [number, number];
      if (isWithin(work, ids[b]!, ids[a]!)) return [];
      return rungs.map((rung) => ({ source: ids[a]!, target: ids[b]!, ...rung }));
    });
    return {
      name: 'Torre',
      startDate: '2026-04-06',
      workingDays: '1111111',
      holidays: [],
      tasks: [importedTask({ id: 'r', start: '2026-04-06', end: '2026-04-07', duration: 1 }), ...work],
      links,
      resources: [],
    };
  });

function isWithin(tasks: readonly ImportedTask[], id: string | null, above: string): boolean {
  if (id === above) return true;
  const task = tasks.find((one) => one.id === id);
  return task !== undefined && isWithin(tasks, task.parent, above);
}

const planOf = (file: ImportedSchedule): Plan => after(termPlan({ tasks: [] }), 'LOAD_PROJECT', jobOf(file));
const LATER = specContext('projectAdmin', { newId: (n) => `later-${n}` });

function rowsOf(plan: Plan, file: ImportedSchedule): readonly MergeRow[] {
  const merge = mergeOf(plan, file);
  if ('code' in merge) throw new Error(merge.code);
  return merge.rows;
}
const accepting = (file: ImportedSchedule, rows: readonly MergeRow[]): object => {
  const ids = (kind: MergeRow['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  return { ...jobOf(file), added: ids('new'), changed: ids('changed'), vanished: ids('vanished') };
};

/** Every row of the comparison accepted. Another action hands out other ids. */
const merged = (plan: Plan, file: ImportedSchedule, name: string): Plan =>
  after(
    plan,
    'MERGE_PROJECT',
    accepting(file, rowsOf(plan, file)),
    specContext('projectAdmin', { newId: (n) => `${name}-${n}` }),
  );

/** What a planner sees of it: names and codes in order, and what waits for what. */
function seen(plan: Plan): object {
  const tree = treeOf(plan);
  const nameOf = (id: string): string => plan.tasks.get(id)!.text;
  return {
    tasks: tree.inOrder.map((id) => `${tree.shortCodeOf(id)} ${nameOf(id)}`),
    links: plan.links.rows
      .map(({ source, target, type, lag }) => `${nameOf(source)} ${nameOf(target)} ${type} ${lag}`)
      .sort(),
  };
}

describe('merging any file into any plan', () => {
  it('makes what the file would have made of nothing, when all of it is accepted', () => {
    fc.assert(
      fc.property(files, files, (first, second) => {
        const once = merged(planOf(first), second, 'once');
        // A branch that lost its work stands where that was; as a task, its dates differ from the file's only now.
        expect(rowsOf(once, second).flatMap(({ values }) => values.map(({ field }) => field))).not.toContain(
          'parent',
        );
        const next = merged(once, second, 'again');
        expect(seen(next)).toEqual(seen(planOf(second)));
        expect(rowsOf(next, second)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('makes a sound plan of whatever part is accepted, and is undone exactly', () => {
    fc.assert(
      fc.property(
        files,
        files,
        fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
        (first, second, picks) => {
          const plan = planOf(first);
          const rows = rowsOf(plan, second).filter((_, at) => picks[at % picks.length]);
          const payload = accepting(second, rows);
          const decision = decide(plan, { type: 'MERGE_PROJECT', payload }, LATER);
          if (!decision.ok) return;
          const next = evolve(plan, decision.changes);
          expectValid(next);
          expect(seen(evolve(next, invert(decision.changes)))).toEqual(seen(plan));
        },
      ),
      { numRuns: 150 },
    );
  });
});
