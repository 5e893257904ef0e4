import { civilDate } from '@plomada/domain';
import type { FileWarning } from '../schedule-file/file-schedule';
import { instantOf } from '../schedule-file/instant';

type Text = string | undefined;

/** Dates of an activity that a task of the plan has no place for, as the file writes them. */
export interface OtherDates {
  /** When whoever does it expects to end: P6 takes what is left from it. */
  readonly expectedFinish: Text;
  /** Between both nobody worked on it. */
  readonly suspended: Text;
  readonly resumed: Text;
  /** What links to other projects, which are not in the file, asked of it. */
  readonly externalStart: Text;
  readonly externalFinish: Text;
}

export function dateWarnings(dates: OtherDates): readonly FileWarning[] {
  const [expected, suspended, resumed] = [dates.expectedFinish, dates.suspended, dates.resumed].map(shown);
  const external = [
    ['SNET', shown(dates.externalStart)],
    ['FNLT', shown(dates.externalFinish)],
  ].flatMap(([bound, date]) => (date ? [`${bound} ${date}`] : []));
  const warnings: FileWarning[] = [];
  if (expected) warnings.push({ code: 'EXPECTED_FINISH_LEFT_OUT', params: { before: expected } });
  if (suspended)
    warnings.push({
      code: 'SUSPENSION_LEFT_OUT',
      params: { before: resumed ? `${suspended} – ${resumed}` : suspended },
    });
  if (external.length > 0)
    warnings.push({ code: 'EXTERNAL_DATES_LEFT_OUT', params: { before: external.join(', ') } });
  return warnings;
}

function shown(text: Text): string | null {
  const at = instantOf(text);
  return at && civilDate(at.day);
}
