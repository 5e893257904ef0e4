import type { ImportWarning } from '@plomada/contracts';
import { groupWarnings } from './warning-groups';

/** Warnings of one kind that are shown one by one; more of them are one line until somebody opens it. */
const SHOWN = 5;

/** One warning of the list. */
export interface WarningRow extends ImportWarning {
  readonly id: number;
}

/** The line that stands for all warnings of a kind. */
export interface KindRow {
  readonly id: string;
  readonly code: string;
  readonly count: number;
  readonly isOpen: boolean;
}

export type ReportRow = WarningRow | KindRow;

/** The warnings by kind, those of which there are many under a line with their count, and open where it was opened. */
export function foldedWarnings(
  warnings: readonly WarningRow[],
  open: ReadonlySet<string>,
): readonly ReportRow[] {
  return groupWarnings(warnings).flatMap(({ code, warnings: own }): readonly ReportRow[] => {
    if (own.length <= SHOWN) return own;
    const isOpen = open.has(code);
    const kind = { id: `kind ${code}`, code, count: own.length, isOpen };
    return isOpen ? [kind, ...own] : [kind];
  });
}

export function isKind(row: ReportRow): row is KindRow {
  return 'isOpen' in row;
}
