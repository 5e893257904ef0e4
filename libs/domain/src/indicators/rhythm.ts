import { type CivilDate, civilDate, type DayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, RhythmCategory, RhythmUnit } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { daySpansOf } from '../schedule';

/** When a category of work is in one unit: one bar of the line of balance. */
export interface RhythmBar {
  readonly unitId: string;
  readonly unit: string;
  /** Place of the unit among all of them, 0 first. */
  readonly order: number;
  readonly start: CivilDate;
  /** Exclusive. */
  readonly end: CivilDate;
  /** Working days in [start, end). */
  readonly days: number;
  readonly taskIds: readonly string[];
}

/** The line of one category of work through the units. */
export interface RhythmLine {
  readonly categoryId: string;
  readonly name: string;
  /** Working days that a unit should take; null when nobody said. */
  readonly workDays: number | null;
  /** Units with work, in the units' order. */
  readonly bars: readonly RhythmBar[];
  /** Working days that a unit takes, in the mean; null without units. */
  readonly meanDays: number | null;
  /** Working days from the start in one unit to the start in the next, in the mean; null for fewer than two units. */
  readonly pace: number | null;
}

/** The line of balance: where each category of work is, unit by unit, by the plan's present dates. */
export function rhythm(plan: Plan): readonly RhythmLine[] {
  const units = inOrder(plan.rhythmUnits.rows);
  const places = placesOf(plan);
  const calendar = calendarOf(plan.settings);
  return inOrder(plan.rhythmCategories.rows).map(({ id, name, workDays }) => {
    const bars = units.flatMap((unit) => barOf(plan, unit, places.get(`${id} ${unit.id}`) ?? []));
    const starts = bars.map((bar) => calendar.ordinal(bar.startDay));
    const steps = starts.length - 1;
    return {
      categoryId: id,
      name,
      workDays,
      bars: bars.map(({ startDay: _, ...bar }) => bar),
      meanDays: bars.length > 0 ? roundTo2(bars.reduce((sum, bar) => sum + bar.days, 0) / bars.length) : null,
      pace: steps > 0 ? roundTo2((starts[steps]! - starts[0]!) / steps) : null,
    };
  });
}

function inOrder<T extends RhythmUnit | RhythmCategory>(rows: readonly T[]): readonly T[] {
  return [...rows].sort((a, b) => a.order - b.order);
}

/** The tasks of each category and unit that have some. */
function placesOf(plan: Plan): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { id, unit, category } of plan.rhythmPlaces.rows) {
    const key = `${category} ${unit}`;
    const tasks = places.get(key);
    if (tasks) tasks.push(id);
    else places.set(key, [id]);
  }
  return places;
}

function barOf(
  plan: Plan,
  unit: RhythmUnit,
  ids: readonly string[],
): readonly (RhythmBar & { readonly startDay: DayNumber })[] {
  const spans = daySpansOf(plan);
  const taskIds = ids.filter((id) => plan.tasks.has(id));
  if (taskIds.length === 0) return [];
  const rows = taskIds.map((id) => plan.tasks.positionOf(id)!);
  const startDay = Math.min(...rows.map((row) => spans.start[row]!));
  const endDay = Math.max(...rows.map((row) => spans.end[row]!));
  return [
    {
      unitId: unit.id,
      unit: unit.name,
      order: unit.order,
      start: civilDate(startDay),
      end: civilDate(endDay),
      days: calendarOf(plan.settings).countWorking(startDay, endDay),
      taskIds,
      startDay,
    },
  ];
}
