import type { Change, SetFields } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import type { PlannedAtStart } from './forecast-source';

/** What the log said last of a task's duration, in working days; undefined while it did not speak of it. */
type Said = number | undefined;

/**
 * Reads from a plan's log, entry by entry from the first, how long each task was planned to take when its first progress was recorded.
 * Of a task whose progress was taken back to nothing, it is as if nothing had been recorded. A task that was deleted and brought back
 * began when it began. Work that came in begun, from a file, was never seen to begin: nothing is known of it.
 */
export class PlannedAtStartReader {
  private readonly durations = new Map<string, Said>();
  private readonly planned = new Map<string, Said>();

  /** Reads the changes of the next entry. */
  read(changes: readonly Change[]): void {
    const tasks = changes.filter((change) => change.table === 'tasks');
    // An entry that records progress may move the task's end with it: what was planned is what was there before.
    for (const change of tasks) if (change.kind === 'set') this.readProgress(change);
    for (const change of tasks) this.readDuration(change);
  }

  /** The outcome, once all is read, for the tasks of the plan as it stands. */
  of(plan: Pick<Plan, 'tasks'>): PlannedAtStart {
    return new Map(
      [...this.planned].flatMap(([id, planned]) => {
        const task = plan.tasks.get(id);
        return task ? [[id, planned ?? task.duration] as const] : [];
      }),
    );
  }

  private readProgress({ id, before, after }: SetFields): void {
    if (!('progress' in after)) return;
    if (!(Number(after['progress']) > 0)) this.planned.delete(id);
    else if (!(Number(before['progress']) > 0)) this.planned.set(id, this.durations.get(id));
  }

  private readDuration(change: Change): void {
    const { id } = change;
    // What was removed may be brought back as it was.
    if (change.kind === 'remove') return;
    if (change.kind === 'add') this.readAdded(change.row as unknown as Task);
    else if ('duration' in change.after) {
      // Said for the first time: until now it was what it was before.
      if (this.planned.has(id) && this.planned.get(id) === undefined)
        this.planned.set(id, change.before['duration'] as number);
      this.durations.set(id, change.after['duration'] as number);
    }
  }

  private readAdded({ id, duration, progress }: Task): void {
    if (!(progress > 0)) this.planned.delete(id);
    else if (this.planned.has(id)) this.planned.set(id, this.planned.get(id) ?? duration);
    this.durations.set(id, duration);
  }
}
