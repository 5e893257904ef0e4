import { type Analysis, analyseWhole } from './analysis';
import { differenceOf } from './difference';
import { type Reading, type ScheduleSource, readingOf } from './reading';
import { analysisAfter } from './sweep-update';

/** When more of the nodes than this share are touched, recalculating everything is no slower. */
const SHARE = 0.25;

interface Latest {
  readonly reading: Reading;
  readonly analysis: Analysis;
}
/** What was calculated last of some version of a family of tables. */
const latest = new WeakMap<object, Latest>();

/**
 * Early and late starts and floats of a plan from its logic: links, constraints, progress and the project's start.
 *
 * The dates that asap tasks hold at present do not matter; those of begun ones do, and, when the plan is scheduled from its
 * end, the last of them all, which is that end. After an edit only what it can reach is calculated, with the same outcome.
 */
export function analyse(plan: ScheduleSource): Analysis {
  const reading = readingOf(plan);
  const { family } = reading.source.tasks;
  const analysis = afterTheLast(latest.get(family), reading) ?? analyseWhole(reading);
  latest.set(family, { reading, analysis });
  return analysis;
}

function afterTheLast(last: Latest | undefined, reading: Reading): Analysis | null {
  if (!last || last.reading.source.settings.scheduleFromEnd || reading.source.settings.scheduleFromEnd)
    return null;
  const { projectStart, floor } = reading.bounds;
  if (last.reading.bounds.projectStart !== projectStart || last.reading.bounds.floor !== floor) return null;
  const difference = differenceOf(last.reading, reading);
  if (!difference) return null;
  const isLarge = difference.rows.length + difference.entered.length > 1 + reading.graph.rows * SHARE;
  return isLarge ? null : analysisAfter(last.analysis, reading, difference);
}
