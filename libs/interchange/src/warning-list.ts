import { type ImportParams, type ImportWarning, type ImportWarningCode, MAX_WARNINGS } from './read-result';

/** Collects what a reader has to tell, within bounds: a hostile file must not grow the answer. */
export class WarningList {
  readonly listed: ImportWarning[] = [];
  total = 0;

  /** About the whole file. */
  file(code: ImportWarningCode, params?: ImportParams): void {
    this.add({ code, taskId: null, task: null, ...(params && { params }) });
  }

  task(code: ImportWarningCode, task: { id: string; text: string }, params?: ImportParams): void {
    this.add({ code, taskId: task.id, task: task.text, ...(params && { params }) });
  }

  private add(warning: ImportWarning): void {
    this.total += 1;
    if (this.listed.length < MAX_WARNINGS) this.listed.push(warning);
  }
}
