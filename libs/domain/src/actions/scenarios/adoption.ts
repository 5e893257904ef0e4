import { planAfter } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { type Change, evolve, removeRow, setSettings } from '../../plan/change';
import { netChanges } from '../../plan/net-changes';
import type { Link, Plan, PlanSettings } from '../../plan/plan';
import { changeRefusal } from '../../rules/refused-change';
import {
  contestedFields,
  type PlannedField,
  type Tried,
  triedFields,
  triedRows,
} from '../../scenarios/planned-rows';
import { triedLinks } from '../../scenarios/tried-links';
import { type LeftOut, triedOf, triedTasks } from '../../scenarios/tried-tasks';
import { childlessSummaries } from '../../schedule';
import { treeOf } from '../../tree/tree';
import { acceptWithFollowers } from '../tasks/cascade';
import { MAX_TASKS } from '../tasks/task-checks';
import { PLANNED_SETTINGS } from './live-only';

/** What comes of a scenario in the live plan. */
export interface Adoption {
  readonly changes: readonly Change[];
  readonly after: Plan;
  /** Tasks that stay as they stand in the live plan, each with the rule that holds it there. */
  readonly leftOut: ReadonlyMap<string, Refusal>;
  /** Links that the live plan cannot take. */
  readonly linksLeftOut: readonly Link[];
  /** Tasks that the live plan changed in the meantime too, with the fields in which the scenario replaces that. */
  readonly replaced: ReadonlyMap<string, readonly PlannedField[]>;
}

/** Rules that hold single tasks back are asked one after the other: so many times at most. */
const MOST_TRIES = 60;

/**
 * The live plan with everything that was tried in a scenario: what differs between the copy as it was made and as it is now, upon the
 * live plan as it is now. What happened in the meantime stays (progress, promises, causes, restrictions, closed terms); in what is
 * planned the scenario wins. A task that a rule of the live plan holds stays where it stands, and the rest is adopted. Refused when
 * the rest breaks a rule.
 */
export function adoptionOf(live: Plan, tried: Tried): Adoption | Refusal {
  const leftOut: LeftOut = { places: new Map(), whole: new Set(), weights: false };
  for (let tries = 1; ; tries += 1) {
    const { changes: asked, linksLeftOut } = triedChanges(live, tried, leftOut);
    const decision = acceptWithFollowers(live, asked);
    const refusal = decision.ok
      ? (tooManyTasks(planAfter(live, decision)) ?? changeRefusal(live, planAfter(live, decision)))
      : decision.refusal;
    if (decision.ok && !refusal) {
      const changes = netChanges(decision.changes);
      const replaced = replacedBy(live, tried, leftOut);
      return { changes, after: planAfter(live, decision), leftOut: leftOut.places, linksLeftOut, replaced };
    }
    if (tries === MOST_TRIES || !setAside(refusal!, tried, leftOut)) return refusal!;
  }
}

function tooManyTasks({ tasks }: Plan): Refusal | null {
  return tasks.size > MAX_TASKS ? { code: 'PLAN_FULL', params: { max: MAX_TASKS } } : null;
}

function triedChanges(live: Plan, tried: Tried, leftOut: LeftOut) {
  const { base, plan } = tried;
  const settings = setSettings(
    live.settings,
    triedFields(base.settings, plan.settings, PLANNED_SETTINGS) as Partial<PlanSettings>,
  );
  const lists = (['resources', 'rhythmUnits', 'rhythmCategories'] as const).flatMap((name) =>
    triedRows(name, tried, live),
  );
  const prepared = evolve(live, lists);
  const tasks = triedTasks(tried, prepared, leftOut);
  const cleared = evolve(prepared, tasks);
  const gone = leftBehind(live, cleared);
  const links = triedLinks(tried, evolve(cleared, gone));
  const places = triedRows('rhythmPlaces', tried, evolve(live, gone)).filter(
    // Of a task that goes its place goes with it; one that stays in spite of the scenario keeps it.
    ({ kind, id }) => cleared.tasks.has(id) && (kind !== 'remove' || plan.tasks.has(id)),
  );
  const changes = [...(settings ? [settings] : []), ...lists, ...tasks, ...gone, ...links.changes, ...places];
  const lonely = childlessSummaries(live, evolve(live, changes)).filter(
    ({ id }) => !plan.tasks.has(id) || !treeOf(plan).isLeaf(id),
  );
  return { changes: [...changes, ...lonely], linksLeftOut: links.leftOut };
}

/** What names tasks that go, and goes with them. */
function leftBehind(live: Plan, after: Plan): readonly Change[] {
  const isGone = (id: string): boolean => live.tasks.has(id) && !after.tasks.has(id);
  const touches = ({ source, target }: Link): boolean => isGone(source) || isGone(target);
  return [
    ...live.links.rows.filter(touches).map((link) => removeRow('links', link)),
    ...live.circularLinks.rows.filter(touches).map((link) => removeRow('circularLinks', link)),
    ...live.rhythmPlaces.rows.filter(({ id }) => isGone(id)).map((place) => removeRow('rhythmPlaces', place)),
  ];
}

/** Leaves out what a refusal is about, first where it stands and then whole; false when there is nothing left of it to leave out. */
function setAside(refusal: Refusal, tried: Tried, leftOut: LeftOut): boolean {
  if (refusal.code === 'WEIGHTS_OVER_100' && !leftOut.weights) {
    leftOut.weights = true;
    return true;
  }
  let isOther = false;
  for (const id of refusal.rows ?? []) {
    if (!isTried(tried, id) || leftOut.whole.has(id)) continue;
    if (leftOut.places.has(id)) leftOut.whole.add(id);
    else leftOut.places.set(id, refusal);
    isOther = true;
  }
  return isOther;
}

function isTried(tried: Tried, id: string): boolean {
  const row = tried.plan.tasks.get(id);
  if (!row || !tried.base.tasks.has(id)) return tried.plan.tasks.has(id) !== tried.base.tasks.has(id);
  return Object.keys(triedOf(tried, row)).length > 0;
}

/** In which fields of tasks the scenario replaces what the live plan got since. */
function replacedBy(
  live: Plan,
  tried: Tried,
  leftOut: LeftOut,
): ReadonlyMap<string, readonly PlannedField[]> {
  const replaced = new Map<string, readonly PlannedField[]>();
  for (const row of tried.plan.tasks) {
    const [copied, present] = [tried.base.tasks.get(row.id), live.tasks.get(row.id)];
    if (!copied || !present || leftOut.places.has(row.id)) continue;
    const fields = contestedFields(copied, present, triedOf(tried, row)).filter((field) => field !== 'index');
    if (fields.length > 0) replaced.set(row.id, fields);
  }
  return replaced;
}
