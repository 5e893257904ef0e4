import type { ImportWarning } from '@plomada/contracts';
import type { TFunction } from 'i18next';
import { formatFor } from '../../base/format';

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

/** What MS Project writes for a duration, and a week as the plan keeps it: nothing to read for a person. */
const RAW = /^(PT\d|[01]{7}$)/;
const CONSTRAINT = /^(asap|alap|mso|mfo|snet|snlt|fnet|fnlt)$/;
const CIVIL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/;

/**
 * What the file said and what the plan will say, as a person reads it; empty where the warning does not tell. What is said
 * of a link begins with its other end, what is said of several things ends with how many.
 */
export function valuesOf({ params }: ImportWarning, language: string): { before: string; after: string } {
  const format = formatFor(language);
  const shown = (value: string | number | undefined): string => {
    if (value === undefined) return '';
    if (typeof value === 'number') return format.number(value, 2);
    if (RAW.test(value)) return '';
    if (CONSTRAINT.test(value)) return value.toUpperCase();
    const [, day, time] = CIVIL.exec(value) ?? [];
    return day ? [format.date(day), time].filter(Boolean).join(' ') : value;
  };
  const ends = [params?.['source'], params?.['target'] && `→ ${params['target']}`];
  const first = shown(params?.['before'] ?? params?.['date']);
  const before = [...ends, first, params?.['count'] && `× ${shown(params['count'])}`]
    .filter(Boolean)
    .join(' · ');
  return { before, after: shown(params?.['after']) };
}

/** What the warning is about: a task, or the thing in the file that it names; a unit in words of the language of `t`. */
export function subjectOf({ task, params }: ImportWarning, t: TFunction<'import'>): string {
  if (task !== null) return task;
  const unit = params?.['unit'];
  if (unit !== undefined) return t(`unit.${unit}`, { defaultValue: String(unit) });
  return String(
    params?.['resource'] ?? params?.['calendar'] ?? params?.['project'] ?? params?.['table'] ?? '',
  );
}
