import { type AdoptionPreview, MOST_PREVIEWED, refusalFailure } from '@plomada/contracts';
import {
  adoptionOf,
  type Change,
  movedEnd,
  type Plan,
  replacedEdits,
  shortCodes,
  treeOf,
} from '@plomada/domain';
import { AppFailure } from '@plomada/service-kit';

interface Tried {
  readonly base: Plan;
  readonly plan: Plan;
  readonly seq: number;
}

/** What authors edited in both plans since one was copied from the other: see `ownEdits`. */
export interface EditsOfBoth {
  readonly live: readonly string[];
  readonly scenario: readonly string[];
}

/** What adopting a scenario would do to the live plan. Refuses with the code of the rule that bars it. */
export function previewOf(live: Plan, scenario: Tried, edits: EditsOfBoth): AdoptionPreview {
  const adoption = adoptionOf(live, scenario);
  if ('code' in adoption) throw new AppFailure(refusalFailure(adoption));
  const { changes, after, leftOut, replaced, linksLeftOut } = adoption;
  const nameOf = (id: string) => {
    const [plan, task] = live.tasks.has(id)
      ? [live, live.tasks.get(id)!]
      : [scenario.plan, scenario.plan.tasks.get(id)!];
    return { id, code: shortCodes(plan).get(id) ?? '', text: task.text };
  };
  const { edited, following } = replacedEdits(live, replaced, edits.live, edits.scenario);
  const place = new Map(treeOf(after).inOrder.map((id, at) => [id, at]));
  // What does not come has no place: it comes last.
  const placeOf = (id: string): number => place.get(id) ?? place.size;
  const inOrder = [...leftOut].sort(([a], [b]) => placeOf(a) - placeOf(b));
  const kept = inOrder.map(([id, { code, params }]) => ({
    ...nameOf(id),
    reason: { code, ...(params && { params: { ...params } }) },
  }));
  return {
    seq: scenario.seq,
    ...counts(changes),
    end: movedEnd(live, after),
    kept: kept.slice(0, MOST_PREVIEWED),
    replaced: [...edited]
      .map(([id, fields]) => ({ ...nameOf(id), fields: [...fields] }))
      .slice(0, MOST_PREVIEWED),
    following,
    linksLeftOut: linksLeftOut.length,
  };
}

function counts(changes: readonly Change[]) {
  const ofTasks = (kind: Change['kind']): number =>
    new Set(changes.flatMap((one) => (one.table === 'tasks' && one.kind === kind ? [one.id] : []))).size;
  return {
    added: ofTasks('add'),
    removed: ofTasks('remove'),
    changed: ofTasks('set'),
    links: changes.filter(({ table }) => table === 'links').length,
    settings: changes.some(({ table }) => table === 'settings'),
  };
}
