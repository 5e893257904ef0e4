import { mergedPlan } from '../../merge/apply';
import { type Merge, mergeOf } from '../../merge/merge';
import { difference } from '../../plan/change';
import { list, object } from '../../shape/shape';
import { type Decision, refuse } from '../../decisions/decision';
import { LARGE, defineAction } from '../action';
import { rowId } from '../payload-fields';
import { MAX_TASKS } from '../tasks/task-checks';
import { importJobSchedule } from './import-job-schedule';

/** Rows that somebody may accept: those of the largest file, and as many that vanished. */
const MAX_ROWS = 10_000;

export const MERGE_PROJECT = defineAction({
  type: 'MERGE_PROJECT',
  summary:
    'Takes over what somebody accepted of a later version of the file, which an import job has read: new, changed and vanished tasks, with their links.',
  payload: object({
    jobId: rowId,
    added: list(rowId, MAX_ROWS),
    changed: list(rowId, MAX_ROWS),
    vanished: list(rowId, MAX_ROWS),
  }),
  permission: 'editPlan',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, { jobId, ...ids }, context): Decision {
    const schedule = importJobSchedule(jobId, context);
    if ('code' in schedule) return { ok: false, refusal: schedule };
    const merge = mergeOf(plan, schedule);
    if ('code' in merge) return { ok: false, refusal: merge };
    const unknown = unknownRows(merge, ids);
    if (unknown.length > 0) return refuse('MERGE_ROW_UNKNOWN', { count: unknown.length }, unknown);
    const accepted = {
      added: new Set(ids.added),
      changed: new Set(ids.changed),
      vanished: new Set(ids.vanished),
    };
    let n = 0;
    const merged = mergedPlan(plan, schedule, merge, accepted, () => context.newId(n++));
    if (!('code' in merged) && merged.tasks.size > MAX_TASKS) return refuse('PLAN_FULL', { max: MAX_TASKS });
    return 'code' in merged
      ? { ok: false, refusal: merged }
      : { ok: true, changes: difference(plan, merged) };
  },
});

/** Accepted rows that are none any more: somebody has changed the plan since the comparison was shown. */
function unknownRows(
  { rows }: Merge,
  ids: Readonly<Record<'added' | 'changed' | 'vanished', readonly string[]>>,
): string[] {
  const known = (kind: string): ReadonlySet<string> =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  const [added, changed, vanished] = [known('new'), known('changed'), known('vanished')];
  return [
    ...ids.added.filter((id) => !added.has(id)),
    ...ids.changed.filter((id) => !changed.has(id)),
    ...ids.vanished.filter((id) => !vanished.has(id)),
  ];
}
