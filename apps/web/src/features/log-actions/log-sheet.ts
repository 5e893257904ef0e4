import type { PastAction } from '@plomada/contracts';

/** Columns of the sheet, in this order. */
export const SHEET_COLUMNS = [
  'hash',
  'actionId',
  'type',
  'project',
  'user',
  'date',
  'taskId',
  'code',
  'task',
] as const;

interface Words {
  readonly project: string;
  type(action: string): string;
  date(instant: string): string;
  subject(action: PastAction): string;
}

export function sheetLine(past: PastAction, words: Words): readonly string[] {
  const { hash, id, action, User, at, task } = past;
  return [
    hash,
    id,
    words.type(action.type),
    words.project,
    `${User.firstName} ${User.lastName}`.trim(),
    words.date(at),
    task?.id ?? '',
    task?.code ?? '',
    words.subject(past),
  ];
}
