import type { ImportWarning } from '@plomada/contracts';

/** Warnings of one kind. */
export interface WarningGroup<W extends ImportWarning> {
  readonly code: string;
  readonly warnings: readonly W[];
}

/** The same kinds together, those with most rows first. */
export function groupWarnings<W extends ImportWarning>(warnings: readonly W[]): readonly WarningGroup<W>[] {
  const groups = new Map<string, W[]>();
  for (const warning of warnings) {
    const group = groups.get(warning.code);
    if (group) group.push(warning);
    else groups.set(warning.code, [warning]);
  }
  return Array.from(groups, ([code, own]) => ({ code, warnings: own })).sort(
    (a, b) => b.warnings.length - a.warnings.length,
  );
}
