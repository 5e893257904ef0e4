import type { ImportWarning } from '@plomada/contracts';
import { formatFor } from '../../app/format';

/** Warnings of one kind. */
export interface WarningGroup {
  readonly code: string;
  readonly warnings: readonly ImportWarning[];
}

/** The same kinds together, those with most rows first. */
export function groupWarnings(warnings: readonly ImportWarning[]): readonly WarningGroup[] {
  const groups = new Map<string, ImportWarning[]>();
  for (const warning of warnings) {
    const group = groups.get(warning.code);
    if (group) group.push(warning);
    else groups.set(warning.code, [warning]);
  }
  return Array.from(groups, ([code, own]) => ({ code, warnings: own })).sort(
    (a, b) => b.warnings.length - a.warnings.length,
  );
}

const CIVIL = /^\d{4}-\d{2}-\d{2}$/;

/** What the file said and what the plan will say, where the warning tells: `12,5 → 13`. */
export function changeText(warning: ImportWarning, language: string): string {
  const format = formatFor(language);
  const shown = (value: string | number): string => {
    if (typeof value === 'number') return format.number(value, 2);
    return CIVIL.test(value) ? format.date(value) : value;
  };
  const { before, after } = warning.params ?? {};
  if (before === undefined) return after === undefined ? '' : `→ ${shown(after)}`;
  return after === undefined ? shown(before) : `${shown(before)} → ${shown(after)}`;
}
