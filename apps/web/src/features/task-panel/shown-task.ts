import type { Plan, PlanRow, Task, TaskAccess } from '@plomada/domain';

/** The task of the panel, as each of its sections takes it. */
export interface ShownTask {
  readonly plan: Plan;
  readonly row: PlanRow;
  readonly task: Task;
  /** What may be changed of it, or why not. */
  readonly access: TaskAccess;
}
