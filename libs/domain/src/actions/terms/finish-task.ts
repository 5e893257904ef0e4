import { daysWhenDone } from '../../closing/days-when-done';
import { setFields } from '../../plan/change';
import type { Cause, Task } from '../../plan/plan';
import { recordedProgress } from '../../progress/hundredths';
import { object, optional } from '../../shape/shape';
import { fallsShort } from '../../terms/causes';
import { entryRefusal } from '../../rules/entry-rules';
import { unitsEntryRefusal } from '../../rules/units-rules';
import { roundedUnits } from '../../units/task-units';
import { defineAction, SMALL } from '../action';
import { acceptWithFollowers } from '../tasks/cascade';
import { fraction, rowId, saidUnits } from '../payload-fields';
import { causeFields } from './cause-fields';
import { accessRefusal } from './entries';

export const FINISH_TASK = defineAction({
  type: 'FINISH_TASK',
  summary:
    'Records the progress of one task with its cause: kept or updated below the commitment, removed once it is reached.',
  payload: object({
    taskId: rowId,
    progress: fraction,
    unitsProgressed: optional(saidUnits),
    cause: optional(object(causeFields)),
  }),
  permission: 'recordProgress',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { taskId, progress: given, unitsProgressed: units, cause }, context) {
    const progress = recordedProgress(given, plan.settings);
    const access = accessRefusal(plan, taskId, context);
    if (access) return { ok: false, refusal: access };
    const task = plan.tasks.get(taskId)!;
    const refusal =
      (units === undefined ? null : unitsEntryRefusal(plan, task, 'progress', { value: given, units })) ??
      entryRefusal(plan, task, 'progress', progress);
    if (refusal) return { ok: false, refusal };
    const after = { ...task, progress };
    const causes = fallsShort(after) ? withCause(task, cause, context.newId(0)) : [];
    const days = daysWhenDone(plan, task, progress);
    const said = units === undefined ? {} : { unitsProgressed: roundedUnits(units) };
    return acceptWithFollowers(plan, [
      setFields('tasks', task, { progress, ...said, causes, ...days, imported: false }),
    ]);
  },
});

/** The first cause is the one a proposal speaks of: it is rewritten where there is one, else it comes first. */
function withCause(task: Task, cause: Omit<Cause, 'id'> | undefined, id: string): readonly Cause[] {
  if (!cause) return task.causes;
  return [{ ...cause, id: task.causes[0]?.id ?? id }, ...task.causes.slice(1)];
}
