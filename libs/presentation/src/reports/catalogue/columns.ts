import type { Indicator } from '@plomada/contracts';
import { namesOfPeople } from '@plomada/domain';
import type { ReportColumn } from '../../columns/report-column';
import { NOTHING } from '../../format';
import type { ChosenPoint, Readings } from '../report';

/** A share as people read it: what was kept of what was promised. */
export type Share = Pick<Indicator<'PPC'>['total'], 'value' | 'numerator' | 'denominator'>;

interface OfTerm {
  readonly termNumber: number;
  readonly startDate: string;
}

/** A term's number. */
export const TERM_COLUMN: ReportColumn<{ readonly termNumber: number | null }> = {
  id: 'term',
  kind: 'number',
  label: 'reports:terms.term',
  width: 52,
  value: ({ termNumber }) => termNumber,
};

/** A family of restrictions. */
export const FAMILY_COLUMN: ReportColumn<{ readonly family: string }> = {
  id: 'family',
  kind: 'text',
  label: 'reports:identification.family',
  width: 160,
  grows: 1,
  value: ({ family }) => family,
};

/** A closed term's number and first day. */
export const TERM_COLUMNS: readonly ReportColumn<OfTerm>[] = [
  TERM_COLUMN,
  {
    id: 'start',
    kind: 'date',
    label: 'reports:terms.start',
    width: 98,
    value: ({ startDate }) => startDate,
  },
];

type Promised = Indicator<'PPC'>['terms'][number]['rows'][number];

/** How far a task was to come, and came. */
const REACHED_COLUMNS: readonly ReportColumn<Promised>[] = [
  {
    ...{ id: 'promised', kind: 'percent', label: 'reports:behind.promised', width: 104 },
    value: ({ promised }) => promised ?? null,
  },
  {
    ...{ id: 'reached', kind: 'percent', label: 'reports:behind.reached', width: 96 },
    value: ({ reached }) => reached ?? null,
  },
];

/** By when a restriction was to be released, and when it was. */
const RELEASED_COLUMNS: readonly ReportColumn<Promised>[] = [
  {
    ...{ id: 'due', kind: 'date', label: 'reports:behind.due', width: 104 },
    value: ({ due }) => due ?? null,
  },
  {
    ...{ id: 'released', kind: 'date', label: 'reports:burnDown.released', width: 104 },
    value: ({ released }) => released ?? null,
  },
];

/** What was promised for a closed term, by whom, and what proves whether it was kept. */
export const promiseColumns = (name: 'ppc' | 'pcr'): readonly ReportColumn<Promised>[] => [
  TERM_COLUMN,
  { id: 'text', kind: 'text', label: 'reports:behind.text', width: 160, grows: 1, value: ({ text }) => text },
  {
    ...{ id: 'responsibles', kind: 'text', label: 'reports:behind.responsible', width: 140, grows: 1 },
    value: ({ responsibles }, plan) =>
      plan && responsibles.map(namesOfPeople(plan)).filter(Boolean).join(', '),
  },
  ...(name === 'ppc' ? REACHED_COLUMNS : RELEASED_COLUMNS),
  {
    id: 'met',
    kind: 'choice',
    label: 'reports:behind.met',
    width: 88,
    value: ({ met }) => met,
    text: ({ met }, { t }) => t(`reports:behind.isMet.${met}`),
  },
];

/** What a task is called. */
export const taskName = <Row extends { readonly text: string }>(): ReportColumn<Row> => ({
  ...{ id: 'text', kind: 'text', label: 'reports:behind.taskName', width: 160, grows: 1 },
  value: ({ text }) => text,
});

export const yesOrNo = <Row>(id: string, label: string, of: (row: Row) => boolean): ReportColumn<Row> => ({
  ...{ id, kind: 'choice', label, width: 104 },
  value: of,
  text: (row, { t }) => t(`reports:behind.isMet.${of(row)}`),
});

/** A share as "5 / 8"; nothing where it is not known. */
export const madeOf = <Row>(
  id: string,
  label: string,
  of: (row: Row) => Share | null,
): ReportColumn<Row> => ({
  id,
  kind: 'text',
  label,
  width: 82,
  value: (row) => {
    const share = of(row);
    return share && `${share.numerator} / ${share.denominator}`;
  },
});

export const percentOf = <Row>(
  id: string,
  label: string,
  of: (row: Row) => number | null,
): ReportColumn<Row> => ({ id, kind: 'percent', label, width: 72, grows: 1, value: of });

/** A task as the plan calls it. */
export const TASK_COLUMN: ReportColumn<{ readonly id: string }> = {
  ...{ id: 'task', kind: 'text', label: 'reports:behind.taskName', width: 200, grows: 1 },
  value: ({ id }, plan) => plan?.tasks.get(id)?.text ?? null,
};

/** A restriction as the plan describes it. */
export const RESTRICTION_COLUMN: ReportColumn<{ readonly id: string }> = {
  ...{ id: 'restriction', kind: 'text', label: 'reports:behind.restriction', width: 200, grows: 1 },
  value: ({ id }, plan) => plan?.restrictions.get(id)?.detail ?? null,
};

/** Those of somebody by name; a chart has other words for those without one. */
export const ofName =
  <Value>(column: string, namesOf: (value: Value) => readonly string[]) =>
  (value: Value, { category }: ChosenPoint): Readings => ({
    [column]: namesOf(value).includes(category) ? category : NOTHING,
  });

/** Those of the term that a point is of. */
export const ofTerm =
  <Value>(termsOf: (value: Value) => readonly { readonly termNumber: number | null }[]) =>
  (value: Value, { place }: ChosenPoint): Readings => ({
    term: String(termsOf(value)[place]?.termNumber ?? NOTHING),
  });
