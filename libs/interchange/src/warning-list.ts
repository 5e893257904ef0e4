import {
  type ImportParams,
  type ImportWarning,
  type ImportWarningCode,
  MAX_WARNINGS,
  MAX_WARNING_CHARS,
} from './read-result';

/** Collects what a reader has to tell, within bounds: a hostile file must not grow the answer. */
export class WarningList {
  readonly listed: ImportWarning[] = [];
  total = 0;
  private chars = 0;

  /** About the whole file. */
  file(code: ImportWarningCode, params?: ImportParams): void {
    this.add({ code, taskId: null, task: null, ...(params && { params }) });
  }

  task(code: ImportWarningCode, task: { id: string; text: string }, params?: ImportParams): void {
    this.add({ code, taskId: task.id, task: task.text, ...(params && { params }) });
  }

  private add(warning: ImportWarning): void {
    this.total += 1;
    if (this.listed.length === MAX_WARNINGS || this.chars >= MAX_WARNING_CHARS) return;
    this.chars += charsOf(warning);
    this.listed.push(warning);
  }
}

function charsOf({ code, task, params = {} }: ImportWarning): number {
  return Object.entries(params).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length,
    code.length + (task?.length ?? 0),
  );
}
