import { type CivilDate, dayNumber } from '../calendar/civil-date';
import { derived } from '../plan/derived';
import type { Plan } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { closedTerms } from '../terms/open-term';
import { shownScheduleOf } from '../schedule';
import { treeOf } from '../tree/tree';
import { numbersOf, type Ratio, shareOf } from './result';

/** The leaves that are not done and let the end of the plan go if they take longer. */
export function criticalNow(plan: Plan): ReadonlySet<string> {
  const schedule = shownScheduleOf(plan);
  const isCritical = (id: string) => !isDone(plan.tasks.get(id)!.progress) && schedule.isCritical(id);
  return new Set(treeOf(plan).leaves.filter(isCritical));
}

/** Which leaves were critical at the closes that kept it, from the first. */
export const criticalAtCloses = derived((plan: Plan) => {
  const ids = new Set<string>();
  return closedTerms(plan).flatMap((term) => {
    const change = plan.closes.get(term.id)?.critical;
    if (!change) return [];
    change.left.forEach((id) => ids.delete(id));
    change.entered.forEach((id) => ids.add(id));
    return [{ term, change, ids: new Set(ids) as ReadonlySet<string> }];
  });
});

/** A leaf that became critical, or is it no longer. */
export interface CriticalChanged {
  readonly termNumber: number;
  readonly id: string;
  /** As it is called now; empty where it is no longer in the plan. */
  readonly text: string;
  readonly change: 'entered' | 'left';
}

/** Where the plan ended at a close, and by what. */
export interface CriticalPathPoint {
  readonly termNumber: number;
  readonly startDate: CivilDate;
  /** The day after the last one of the plan, as planned at the close; null where it was empty. */
  readonly planEnd: CivilDate | null;
  /** Calendar days that the end has moved since the close before: above 0 it is later. Null at the first. */
  readonly moved: number | null;
  /** The same since the first close that kept it. */
  readonly movedInAll: number | null;
  /** Critical tasks that were not at the close before ÷ critical tasks; pending at the first. */
  readonly entered: Omit<Ratio<never>, 'rows'>;
  /** What entered the path and what left it since the close before. */
  readonly rows: readonly CriticalChanged[];
}

/**
 * How the critical path drifted from close to close: where the plan ended, and how much of the path is another than at the close before.
 * A path that changes much while the end stays is a plan without room; the product's own definition. Closes of before this was kept are
 * left out.
 */
export const criticalPathDrift = derived((plan: Plan): readonly CriticalPathPoint[] =>
  criticalAtCloses(plan).map(({ term, change, ids }, place, all) => {
    const endAt = (at: number) => plan.closes.get(all[at]!.term.id)!.planEnd ?? null;
    const isFirst = place === 0;
    const since = (at: number) => (isFirst ? null : daysBetween(endAt(at), endAt(place)));
    return {
      termNumber: term.number,
      startDate: term.startDate,
      planEnd: endAt(place),
      moved: since(place - 1),
      movedInAll: since(0),
      entered: numbersOf(isFirst ? shareOf([], 0) : shareOf(change.entered, ids.size)),
      rows: isFirst
        ? []
        : (['entered', 'left'] as const).flatMap((which) =>
            change[which].map((id) => ({
              ...{ termNumber: term.number, id, change: which },
              text: plan.tasks.get(id)?.text ?? '',
            })),
          ),
    };
  }),
);

const daysBetween = (from: CivilDate | null, to: CivilDate | null): number | null =>
  from === null || to === null ? null : dayNumber(to) - dayNumber(from);
