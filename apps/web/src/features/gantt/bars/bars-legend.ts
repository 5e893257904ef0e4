import type { ChosenBars } from '@plomada/contracts';
import { type DateLimit, dateLimit, type Plan, type PlanRow, type Task } from '@plomada/domain';
import type { TFunction } from 'i18next';
import { fullNameOf } from '../../../base/layout/person-avatar';
import { barMeaning, type BarMeaning, barSays, isLate, NOBODY } from './bar-colours';

/** What is drawn on the chart now, each once. */
interface Drawn {
  readonly meanings: ReadonlyMap<string, BarMeaning>;
  readonly hasLate: boolean;
  readonly hasConflict: boolean;
  readonly limits: ReadonlySet<DateLimit['holds']>;
}

/** A sign of the chart. */
export type LegendSign =
  | (Pick<BarMeaning, 'hue' | 'isBanded'> & { readonly sign: 'bar'; readonly isLate: boolean })
  | { readonly sign: 'critical' }
  | { readonly sign: 'conflict' }
  | { readonly sign: 'baseline' }
  | { readonly sign: 'earlier' }
  | { readonly sign: 'limit'; readonly holds: DateLimit['holds'] };

/** A sign and what it stands for. */
export type LegendLine = LegendSign & { readonly text: string };

export interface LegendOptions extends Pick<ChosenBars, 'baseline' | 'colour'> {
  readonly showCritical: boolean;
  /** Tasks that cannot keep their date have a mark of their own. */
  readonly marksConflicts?: boolean;
  /** How many tasks have a line to the day on which they could begin; none where that is not drawn. */
  readonly earlier?: number;
}

const LIMITS: readonly DateLimit['holds'][] = ['from', 'on', 'until'];

/** What the bars of these rows say by colour, pattern and mark, in the order in which it is explained. */
export function barsLegend(
  rows: readonly PlanRow[],
  plan: Plan,
  { colour, baseline, showCritical, marksConflicts = false, earlier = 0 }: LegendOptions,
  t: TFunction<['gantt']>,
): readonly LegendLine[] {
  const { meanings, hasLate, hasConflict, limits } = drawn(rows, plan, colour);
  const lines = colours(meanings, colour, plan, t);
  if (hasLate && colour !== 'state')
    lines.push({
      sign: 'bar',
      hue: 'notAnalysed',
      isBanded: false,
      isLate: true,
      text: t('gantt:legend.overdue'),
    });
  if (marksConflicts && hasConflict) lines.push({ sign: 'conflict', text: t('gantt:bar.conflict') });
  if (showCritical) lines.push({ sign: 'critical', text: t('gantt:criticalPath') });
  if (baseline) lines.push({ sign: 'baseline', text: t('gantt:level.baseline') });
  if (earlier > 0) lines.push({ sign: 'earlier', text: t('gantt:legend.earlier', { count: earlier }) });
  for (const holds of LIMITS.filter((one) => limits.has(one)))
    lines.push({ sign: 'limit', holds, text: t(`gantt:legend.limit.${holds}`) });
  return lines;
}

/** It is asked for at every edit, of thousands of rows: nothing is made of a row that says nothing new. */
function drawn(rows: readonly PlanRow[], plan: Plan, colour: ChosenBars['colour']): Drawn {
  const meanings = new Map<string, BarMeaning>();
  let hasLate = false;
  let hasConflict = false;
  for (const row of rows) {
    const says = row.kind === 'milestone' ? null : barSays(colour, row, plan);
    if (says !== null && !meanings.has(says)) meanings.set(says, barMeaning(colour, row, plan)!);
    hasLate ||= isLate(row);
    hasConflict ||= row.conflict !== null;
  }
  return { meanings, hasLate, hasConflict, limits: limitsOf(rows, plan) };
}

function limitsOf(rows: readonly PlanRow[], plan: Plan): Drawn['limits'] {
  const bounded = new Map<string, Task>();
  for (const task of plan.tasks.rows) if (task.constraintDate !== null) bounded.set(task.id, task);
  const limits = new Set<DateLimit['holds']>();
  if (bounded.size === 0) return limits;
  for (const row of rows) {
    const task = bounded.get(row.id);
    const limit = task && dateLimit(task, row);
    if (limit) limits.add(limit.holds);
  }
  return limits;
}

/** The states in the order of a task's life, then what else a colour may say. */
export const MEANINGS_IN_ORDER = [
  ...(['notAnalysed', 'outOfTerm', 'startRestricted', 'endRestricted', 'executable', 'active'] as const),
  ...(['late', 'delayed', 'completed', 'critical', 'notCritical'] as const),
];

/** The colours with what they say. What has one colour and one pattern is one sign. */
function colours(
  meanings: ReadonlyMap<string, BarMeaning>,
  by: ChosenBars['colour'],
  plan: Plan,
  t: TFunction<['gantt']>,
): LegendLine[] {
  const placeOf = ({ says }: BarMeaning): number =>
    by === 'responsible'
      ? (plan.responsibles.positionOf(says) ?? Infinity)
      : MEANINGS_IN_ORDER.indexOf(says as (typeof MEANINGS_IN_ORDER)[number]);
  const lines = new Map<string, LegendLine>();
  for (const meaning of [...meanings.values()].sort((one, other) => placeOf(one) - placeOf(other))) {
    const { hue, isBanded, says } = meaning;
    const late = by === 'state' && isLate({ state: says as PlanRow['state'] });
    const key = `${hue} ${isBanded} ${late}`;
    // The colours of many people come round again.
    const said = lines.get(key)?.text;
    const own = textOf(says, by, plan, t);
    lines.set(key, {
      ...{ sign: 'bar', hue, isBanded, isLate: late },
      text: said === undefined ? own : `${said}, ${own}`,
    });
  }
  return [...lines.values()];
}

function textOf(says: string, by: ChosenBars['colour'], plan: Plan, t: TFunction<['gantt']>): string {
  if (by === 'responsible') {
    const person = says === NOBODY ? undefined : plan.responsibles.get(says);
    return person ? fullNameOf(person) : t('gantt:legend.nobody');
  }
  if (says === 'critical') return t('gantt:criticalPath');
  if (says === 'notCritical') return t('gantt:legend.notCritical');
  return t(`gantt:state.${says as NonNullable<PlanRow['state']>}`);
}
