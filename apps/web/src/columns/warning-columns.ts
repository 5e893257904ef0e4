import type { ImportWarning } from '@plomada/contracts';
import type { CatalogueColumn, Words } from './catalogue';

/** What the cells of warnings need beside them. */
export interface AboutWarnings {
  readonly words: Words;
  /** What a code says. */
  readonly textOf: (code: string) => string;
}

type Column = CatalogueColumn<ImportWarning, AboutWarnings>;

const text = (
  id: 'task' | 'what' | 'before' | 'after',
  width: number,
  value: Column['value'],
  grows?: number,
): Column => ({
  id,
  kind: 'text',
  label: `columns:warning.${id}`,
  width,
  ...(grows !== undefined && { grows }),
  value,
  text: (row, _, about) => String(value(row, about)),
});

/** What tables say of what a plan holds otherwise than the file that it was read from. */
export const WARNING_COLUMNS: readonly Column[] = [
  text('task', 140, (warning, { words }) => subjectOf(warning, words), 1),
  text('what', 180, ({ code }, { textOf }) => textOf(code), 1.4),
  text('before', 136, (warning, { words }) => sidesOf(warning, words).before),
  text('after', 104, (warning, { words }) => sidesOf(warning, words).after),
];

/** What MS Project writes for a duration, and a week as the plan keeps it: nothing to read for a person. */
const RAW = /^(PT\d|[01]{7}$)/;
const CONSTRAINT = /^(asap|alap|mso|mfo|snet|snlt|fnet|fnlt)$/;
const CIVIL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/;

/**
 * What the file said and what the plan will say, as a person reads it; empty where the warning does not tell. What is said
 * of a link begins with its other end, what is said of several things ends with how many.
 */
function sidesOf({ params }: ImportWarning, { format }: Words): { before: string; after: string } {
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

/** What the warning is about: a task, or the thing in the file that it names; a unit in words. */
function subjectOf({ task, params }: ImportWarning, { t }: Words): string {
  if (task !== null) return task;
  const unit = params?.['unit'];
  if (unit !== undefined) return t(`import:unit.${unit}`, { defaultValue: String(unit) });
  return String(
    params?.['resource'] ?? params?.['calendar'] ?? params?.['project'] ?? params?.['table'] ?? '',
  );
}
