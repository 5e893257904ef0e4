import type { PastAction } from '@plomada/contracts';
import { harmless } from '@plomada/interchange';

/** Lets spreadsheets see UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines as a semicolon-separated sheet. Semicolons in texts become commas, as in the log of causes. */
export function semicolonSheet(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((line) => line.map(cell).join(';')).join('\r\n');
}

/** Names are typed by people: what a spreadsheet would run as a formula is made text. */
function cell(text: string): string {
  const flat = text.replaceAll(';', ',');
  const safe = harmless(flat);
  return /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
}

export function sheetLine({ hash, id, action, User, at, task }: PastAction, words: Words): readonly string[] {
  return [
    hash,
    id,
    words.type(action.type),
    words.project,
    `${User.firstName} ${User.lastName}`.trim(),
    words.date(at),
    task?.id ?? '',
    task?.code ?? '',
    task?.name ?? '',
  ];
}
