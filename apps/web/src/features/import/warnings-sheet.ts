import type { ImportWarning } from '@plomada/contracts';
import { harmless } from '@plomada/interchange';
import { subjectOf, valuesOf } from './warning-groups';

/** Lets spreadsheets see UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The warnings as a semicolon-separated sheet, a line each. */
export function warningsSheet(
  head: readonly string[],
  warnings: readonly ImportWarning[],
  textOf: (warning: ImportWarning) => string,
  language: string,
): string {
  const rows = warnings.map((warning) => {
    const { before, after } = valuesOf(warning, language);
    return [subjectOf(warning), textOf(warning), before, after];
  });
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
}

/** A task's name comes from a file of somebody else's: what a spreadsheet would run as a formula is made text. */
function cell(text: string): string {
  const safe = harmless(text);
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
