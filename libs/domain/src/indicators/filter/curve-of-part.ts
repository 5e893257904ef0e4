import type { CivilDate } from '../../calendar/civil-date';
import type { Plan } from '../../plan/plan';
import { progressParts } from '../progress-parts';
import { realProgress } from '../real-progress';
import { reachedAtCloses } from '../records-progress';
import { type SCurve, sCurve } from '../s-curve';

/**
 * The S-curve of a part of a plan, with the rows behind its real progress: those of the SPI are in percent of the whole project, and add
 * up to another figure.
 */
export function curveOfPart(plan: Plan, part: Plan, today: CivilDate): SCurve {
  const reached = reachedAtCloses({ ...plan, tasks: part.tasks });
  const now = part.tasks.rows.map(({ progress }) => progress);
  const rows = new Map(
    realProgress(part, today).map(({ date, termNumber }, place) => [
      date,
      progressParts(part, date, termNumber === null ? now : reached[place]!.byRow).flatMap(({ id, done }) =>
        done > 0 ? { id, done } : [],
      ),
    ]),
  );
  const curve = sCurve(part, today);
  return {
    ...curve,
    realProgress: curve.realProgress.map((point) => ({ ...point, rows: rows.get(point.date)! })),
  };
}
