import fc from 'fast-check';
import { newTask } from '../plan/new-task';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import { analyse } from './engine/analyse';
import { analyseWhole } from './engine/analysis';
import { readingOf } from './engine/reading';
import { reschedule } from './reschedule';
import { scheduleOf } from './schedule';
import { EVERY_CONSTRAINT, arbitraryPlan } from './testing/arbitrary';
import { anyEdit, restriction } from './testing/edits';
import { outcomeOf } from './testing/outcome';
import { specLink, specPlan } from './testing/plan';

/** The plan as if it had just come from a file: nothing is remembered of it. */
const forgotten = (plan: Plan): Plan => ({
  ...plan,
  tasks: Table.of(plan.tasks.rows.map((row) => ({ ...row }))),
  links: Table.of(plan.links.rows.map((row) => ({ ...row }))),
});

const fromNothing = (plan: Plan): object => outcomeOf(analyseWhole(readingOf(forgotten(plan))), plan);

/** Longer than all the others together: the plan's end stays, and late dates are not counted again as a whole. */
const ANCHOR = newTask({ id: 'anchor', index: 99, start: '2026-03-02', end: '2027-04-26', duration: 300 });
const settings = { constraints: EVERY_CONSTRAINT, progress: true, loops: true };
const plans = fc
  .tuple(
    fc.oneof(
      arbitraryPlan(settings),
      arbitraryPlan({ progress: true }),
      arbitraryPlan({ constraints: ['asap', 'alap', 'snet'] }),
      arbitraryPlan({ ...settings, settings: { scheduleFromEnd: true } }),
    ),
    fc.nat(),
    fc.boolean(),
  )
  .map(([plan, at, isAnchored]): Plan => ({
    ...plan,
    tasks: isAnchored ? plan.tasks.with([ANCHOR]) : plan.tasks,
    restrictions: Table.of([restriction(plan.tasks.rows[at % plan.tasks.size]!.id)]),
  }));
const edits = fc.array(anyEdit, { minLength: 1, maxLength: 8 });

describe('a schedule after edits', () => {
  it('is the same as calculated from nothing', () => {
    fc.assert(
      fc.property(plans, edits, (start, list) => {
        let plan = start;
        analyse(plan);
        list.forEach((edit, n) => {
          plan = edit(plan, `new-${n}`);
          expect(outcomeOf(analyse(plan), plan)).toEqual(fromNothing(plan));
        });
      }),
      { numRuns: 600 },
    );
  });

  it('holds work done within days off to a restriction as a milestone once a link leads to it', () => {
    const sunday = '2026-03-08';
    const done = { id: 'done', progress: 1, start: sunday, end: sunday };
    const unlinked = specPlan({
      tasks: [{ id: 'before' }, done, ANCHOR],
      restrictions: [restriction('done')],
    });
    analyse(unlinked);
    const links = unlinked.links.with([specLink('before>done')]);
    const linked = { ...unlinked, links };
    expect(outcomeOf(analyse(linked), linked)).toEqual(fromNothing(linked));
  });

  it('is the same when plans of one origin are asked for in turns', () => {
    fc.assert(
      fc.property(plans, edits, (plan, list) => {
        const versions = list.map((edit, n) => edit(plan, `new-${n}`));
        for (const version of [plan, ...versions, plan, ...versions]) {
          const again = { ...version, tasks: version.tasks.with([]) };
          expect(outcomeOf(analyse(again), again)).toEqual(fromNothing(version));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('says the same of every task, summaries too', () => {
    fc.assert(
      fc.property(plans, edits, (start, list) => {
        const plan = list.reduce((before, edit, n) => {
          scheduleOf(before);
          return edit(before, `new-${n}`);
        }, start);
        const fresh = scheduleOf(forgotten(plan));
        for (const { id } of plan.tasks.rows) expect(scheduleOf(plan).of(id)).toEqual(fresh.of(id));
        expect(scheduleOf(plan).conflicts).toEqual(fresh.conflicts);
        expect(scheduleOf(plan).brokenLinks).toEqual(fresh.brokenLinks);
      }),
      { numRuns: 200 },
    );
  });

  it('moves tasks to the same dates as one read from nothing', () => {
    fc.assert(
      fc.property(plans, edits, fc.nat(), fc.boolean(), (start, list, pick, autoSchedulingStrict) => {
        let plan: Plan = { ...start, settings: { ...start.settings, autoSchedulingStrict } };
        list.forEach((edit, n) => {
          plan = edit(plan, `new-${n}`);
          const named = [plan.tasks.rows[pick % plan.tasks.size]!.id];
          expect(reschedule(plan, named)).toEqual(reschedule(forgotten(plan), named));
        });
      }),
      { numRuns: 200 },
    );
  });

  it('has the tree of one read from nothing', () => {
    fc.assert(
      fc.property(plans, edits, (start, list) => {
        const plan = list.reduce((before, edit, n) => {
          treeOf(before);
          return edit(before, `new-${n}`);
        }, start);
        expect(treeOf(plan).structure).toEqual(treeOf(forgotten(plan)).structure);
      }),
      { numRuns: 200 },
    );
  });
});
