import { type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan } from '../plan/plan';
import { grouped } from './grouped';
import { rhythm, type RhythmBar, type RhythmLine } from './rhythm';

/** Two categories of work that are in one unit on the same days. */
export interface RhythmClash {
  readonly unitId: string;
  readonly unit: string;
  /** The one that begins there earlier; of two that begin together, the one that passes first. */
  readonly first: Pick<RhythmLine, 'categoryId' | 'name'>;
  readonly second: Pick<RhythmLine, 'categoryId' | 'name'>;
  readonly start: CivilDate;
  /** Exclusive. */
  readonly end: CivilDate;
  /** Working days in [start, end), never 0. */
  readonly days: number;
}

interface Present {
  readonly line: RhythmLine;
  readonly bar: RhythmBar;
}

/**
 * Where lines of the line of balance cross: categories that share a unit on a working day, unit by unit in the units' order, the
 * earliest first. One unit is room for one kind of work (line of balance; Lumsden, 1968).
 */
export function rhythmClashes(plan: Plan): readonly RhythmClash[] {
  const present = grouped(
    rhythm(plan).flatMap((line) => line.bars.map((bar): Present => ({ line, bar }))),
    ({ bar }) => bar.unitId,
  );
  const units = [...plan.rhythmUnits.rows].sort((a, b) => a.order - b.order);
  return units.flatMap(({ id }) => clashesIn(plan, present.get(id) ?? []));
}

/** Sorted by their start, whoever begins after another's end begins after that of all before: most pairs are never looked at. */
function clashesIn(plan: Plan, present: readonly Present[]): readonly RhythmClash[] {
  const calendar = calendarOf(plan.settings);
  const sorted = [...present].sort((a, b) => a.bar.start.localeCompare(b.bar.start));
  return sorted.flatMap((one, index) => {
    const clashes: RhythmClash[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.bar.start >= one.bar.end) break;
      const { start } = other.bar;
      const end = one.bar.end < other.bar.end ? one.bar.end : other.bar.end;
      const days = calendar.countWorking(dayNumber(start), dayNumber(end));
      if (days > 0)
        clashes.push({ ...about(one.bar), first: named(one), second: named(other), start, end, days });
    }
    return clashes;
  });
}

const about = ({ unitId, unit }: RhythmBar): Pick<RhythmClash, 'unitId' | 'unit'> => ({ unitId, unit });
const named = ({ line: { categoryId, name } }: Present): RhythmClash['first'] => ({ categoryId, name });
