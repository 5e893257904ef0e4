import { calendarOf, type CivilDate, dayNumber, type Plan, type PlanAction } from '@plomada/domain';

/** A bar as it was dragged: whole, or by one of its ends. */
export interface BarMove {
  readonly id: string;
  /** Where it started before. */
  readonly from: CivilDate;
  readonly start: CivilDate;
  /** Exclusive. */
  readonly end: CivilDate;
  readonly resized: boolean;
}

/**
 * What dragging a bar asks for. One of several selected bars takes them all along, by as many working days as it goes itself; null
 * when those come to none.
 */
export function barMove(
  plan: Plan,
  selection: ReadonlySet<string>,
  { id, from, start, end, resized }: BarMove,
): PlanAction | null {
  if (resized) return { type: 'MOVE_TASK', payload: { id, start, end } };
  if (selection.size < 2 || !selection.has(id)) return { type: 'MOVE_TASK', payload: { id, start } };
  const days = calendarOf(plan.settings).countWorking(dayNumber(from), dayNumber(start));
  return days === 0 ? null : { type: 'MOVE_TASKS', payload: { ids: [...selection], days } };
}
