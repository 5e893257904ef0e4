import type { FileWarning } from './file-schedule';

/** What tasks of other tools have and those of a plan have no place for. */
export type LeftOutKind =
  | 'COSTS_LEFT_OUT'
  | 'CUSTOM_FIELDS_LEFT_OUT'
  | 'ACTIVITY_CODES_LEFT_OUT'
  | 'STEPS_LEFT_OUT'
  | 'HYPERLINKS_LEFT_OUT';

/** Counts the tasks that have such things: one line a file says of each kind how many there are. */
export class LeftOut {
  private readonly tasks = new Map<LeftOutKind, Set<string>>();

  add(kind: LeftOutKind, taskId: string): void {
    const known = this.tasks.get(kind);
    if (known) known.add(taskId);
    else this.tasks.set(kind, new Set([taskId]));
  }

  told(): readonly FileWarning[] {
    return [...this.tasks].map(([code, { size }]) => ({ code, params: { before: size, after: 0 } }));
  }
}
