import type { Words } from '../../words/words';

interface OfTerm {
  readonly termNumber: number;
  readonly startDate: string;
}

/** A closed term as a figure says what it is of. */
export const scopeOfTerm = ({ termNumber, startDate }: OfTerm, { t, format }: Words): string =>
  t('reports:lastTerm', { number: termNumber, date: format.date(startDate) });

/** The day of a figure: that of a close, or today. */
export const scopeOfPoint = (
  { date, termNumber }: { readonly date: string; readonly termNumber: number | null },
  { t, format }: Words,
): string =>
  termNumber === null
    ? t('reports:progress.scope')
    : t('reports:atClose', { number: termNumber, date: format.date(date) });

/** By how many days something moved, in words. */
export const movedKey = (days: number) =>
  days === 0
    ? 'reports:criticalPath.same'
    : days > 0
      ? 'reports:criticalPath.later'
      : 'reports:criticalPath.earlier';
