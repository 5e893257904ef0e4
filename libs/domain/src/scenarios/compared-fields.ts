import type { CivilDate } from '../calendar/civil-date';
import { nameOf } from '../people/choice';
import { sameValue } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import { PLANNED_FIELDS, type PlannedField } from './planned-rows';

/** A planned value that two plans have of one task, each its own. */
export interface ComparedField {
  readonly field: Exclude<PlannedField, 'index'>;
  /** In the live plan and in the scenario: names in place of ids, days as screens show them; null for none. */
  readonly before: string | number | null;
  readonly after: string | number | null;
}

interface Side {
  readonly plan: Plan;
  readonly task: Task;
  readonly milestone: boolean;
  readonly days: { readonly firstDay: CivilDate; readonly lastDay: CivilDate };
}

/** What two plans have otherwise of one task, in the order of its fields. Of a milestone its one day is told once, as its end. */
export function comparedFields(live: Side, scenario: Side): readonly ComparedField[] {
  const isTold = (field: PlannedField): field is ComparedField['field'] =>
    field !== 'index' && !(field === 'start' && live.milestone && scenario.milestone);
  return PLANNED_FIELDS.filter(isTold).flatMap((field) => {
    const isOther = !sameValue(storedValue(live, field), storedValue(scenario, field));
    return isOther ? [{ field, before: valueIn(live, field), after: valueIn(scenario, field) }] : [];
  });
}

/** What tells whether the values are the same: names may be, of other people. */
function storedValue(side: Side, field: ComparedField['field']): unknown {
  const isDay = field === 'start' || field === 'end';
  return isDay ? valueIn(side, field) : (side.task[field] ?? null);
}

function valueIn({ plan, task, days }: Side, field: ComparedField['field']): string | number | null {
  switch (field) {
    case 'start':
      return days.firstDay;
    case 'end':
      return days.lastDay;
    case 'parent':
      return plan.tasks.get(task.parent ?? '')?.text ?? null;
    case 'responsibles':
      return listed(task.responsibles.map((id) => personName(plan, id)));
    case 'resources':
      return listed(task.resources.map(({ id, amount }) => `${resourceName(plan, id)}: ${amount}`));
    default:
      return task[field] ?? null;
  }
}

const listed = (names: readonly string[]): string | null => (names.length > 0 ? names.join(', ') : null);

function personName(plan: Plan, id: string): string {
  const person = plan.responsibles.get(id);
  return person ? nameOf(person) : id;
}

const resourceName = (plan: Plan, id: string): string => plan.resources.get(id)?.name ?? id;
