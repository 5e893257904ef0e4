import { type AdoptionPreview, MOST_PREVIEWED, refusalFailure } from '@plomada/contracts';
import { adoptionOf, type Change, movedEnd, type Plan, shortCodes } from '@plomada/domain';
import { AppFailure } from '@plomada/service-kit';

interface Tried {
  readonly base: Plan;
  readonly plan: Plan;
  readonly seq: number;
}

/** What adopting a scenario would do to the live plan. Refuses with the code of the rule that bars it. */
export function previewOf(live: Plan, scenario: Tried): AdoptionPreview {
  const adoption = adoptionOf(live, scenario);
  if ('code' in adoption) throw new AppFailure(refusalFailure(adoption));
  const { changes, after, leftOut, replaced, linksLeftOut } = adoption;
  const nameOf = (id: string) => {
    const [plan, task] = live.tasks.has(id)
      ? [live, live.tasks.get(id)!]
      : [scenario.plan, scenario.plan.tasks.get(id)!];
    return { id, code: shortCodes(plan).get(id) ?? '', text: task.text };
  };
  const kept = [...leftOut].map(([id, { code, params }]) => ({
    ...nameOf(id),
    reason: { code, ...(params && { params: { ...params } }) },
  }));
  return {
    seq: scenario.seq,
    ...counts(changes),
    end: movedEnd(live, after),
    kept: kept.slice(0, MOST_PREVIEWED),
    replaced: [...replaced]
      .map(([id, fields]) => ({ ...nameOf(id), fields: [...fields] }))
      .slice(0, MOST_PREVIEWED),
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
