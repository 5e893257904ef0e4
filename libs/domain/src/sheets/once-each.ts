import type { Task } from '../plan/plan';

/** Tasks that a file has named already: one row per task, else the last would silently win. */
export class OnceEach {
  private readonly seen = new Set<string>();

  /** Whether the task was there before; it is from now on. */
  isRepeated({ id }: Pick<Task, 'id'>): boolean {
    if (this.seen.has(id)) return true;
    this.seen.add(id);
    return false;
  }
}
