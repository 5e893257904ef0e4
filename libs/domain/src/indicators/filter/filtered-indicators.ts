import type { CivilDate } from '../../calendar/civil-date';
import type { Plan } from '../../plan/plan';
import { closedFigures } from '../closed-figures';
import { CALCULATIONS, type Indicators } from '../indicators';
import { spiSeries } from '../spi';
import { curveOfPart } from './curve-of-part';
import { partOfPlan } from './part-of-plan';
import {
  type FilterPart,
  NARROWED_BY,
  onlyParts,
  partsInForce,
  PROGRESS_BASIS,
  type ProgressBasis,
  type ReportFilter,
} from './report-filter';
import { spiOfPart } from './spi-of-part';

/** Indicators of a part of a plan. */
export interface FilteredIndicators {
  /** Those that the filter narrows. */
  readonly indicators: Partial<Indicators>;
  /** Of each report, the parts of the filter by which it could not be narrowed; absent of what the whole filter holds for. */
  readonly notNarrowedBy: Readonly<Partial<Record<keyof Indicators, readonly FilterPart[]>>>;
  /** What 100 % of progress is, of those that show some and are narrowed to tasks. */
  readonly progressBasis: Readonly<Partial<Record<keyof Indicators, ProgressBasis>>>;
}

/**
 * The indicators as of the end of `today`, each narrowed by the parts of the filter that it can be narrowed by (`NARROWED_BY`). One is
 * calculated at each step, so that whoever runs it can let others run in between.
 */
export function* filteredIndicators(
  plan: Plan,
  filter: ReportFilter,
  today: CivilDate,
): Generator<void, FilteredIndicators> {
  const inForce = partsInForce(filter);
  const known = new Map<string, Plan>();
  const narrowedTo = (parts: readonly FilterPart[]): Plan => {
    const key = parts.join();
    const present = known.get(key) ?? partOfPlan(plan, onlyParts(filter, parts));
    known.set(key, present);
    return present;
  };
  // What every part is made of: calculated once for a plan, and the longest of the steps.
  closedFigures(plan);
  yield;
  const indicators: Record<string, unknown> = {};
  const notNarrowedBy: Partial<Record<keyof Indicators, readonly FilterPart[]>> = {};
  const progressBasis: Partial<Record<keyof Indicators, ProgressBasis>> = {};
  for (const id of Object.keys(NARROWED_BY) as (keyof Indicators)[]) {
    const parts = inForce.filter((part) => NARROWED_BY[id].includes(part));
    if (parts.length < inForce.length) notNarrowedBy[id] = inForce.filter((part) => !parts.includes(part));
    if (parts.length === 0) continue;
    const basis = PROGRESS_BASIS[id];
    if (basis && (parts.includes('people') || parts.includes('branch'))) progressBasis[id] = basis;
    const part = narrowedTo(parts);
    yield;
    const value =
      id === 'SPI'
        ? spiOfPart(spiSeries(plan, today), (task) => part.tasks.has(task))
        : id === 'SCurve'
          ? curveOfPart(plan, part, today)
          : CALCULATIONS[id](part, today);
    indicators[id] = parts.includes('period') ? inPeriod(value, filter) : value;
    yield;
  }
  return { indicators, notNarrowedBy, progressBasis };
}

/** What is listed by term, of the terms in the period alone; today is after every closed term. */
function inPeriod(value: unknown, { fromTerm, toTerm }: ReportFilter): unknown {
  const isIn = (row: unknown) => {
    const number = termNumberOf(row);
    if (number === undefined) return true;
    if (number === null) return toTerm === null;
    return number >= (fromTerm ?? number) && number <= (toTerm ?? number);
  };
  if (Array.isArray(value)) return value.filter(isIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, Array.isArray(part) ? part.filter(isIn) : part]),
  );
}

const termNumberOf = (row: unknown): number | null | undefined =>
  typeof row === 'object' && row !== null && 'termNumber' in row
    ? (row.termNumber as number | null)
    : undefined;
