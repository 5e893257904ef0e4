import type { Indicator } from '@plomada/contracts';
import type { ReportColumn } from '../../columns/report-column';
import { barsChart } from '../../charts/bars';
import { colour } from '../../colours/colour';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import {
  FAMILY_COLUMN,
  madeOf,
  ofTerm,
  percentOf,
  RESTRICTION_COLUMN,
  type Share,
  TERM_COLUMN,
} from './columns';

type OfAll = Indicator<'IdenTime'>;
type OfFamily = Indicator<'IdenTimeByFamily'>[number];
type OfTerm = Indicator<'IdenRest'>[number];

function meanDays(value: Pick<OfAll, 'value' | 'numerator' | 'denominator'>, { t, format }: Words): Drawing {
  if (value.value === null) return {};
  return {
    figure: {
      scope: t('reports:identification.scope'),
      value: t('reports:identification.days', { count: value.value, days: format.number(value.value, 1) }),
      made: t('reports:identification.made', { count: value.denominator, days: value.numerator }),
      more: null,
    },
  };
}

function familiesChart(families: readonly OfFamily[], { t, format }: Words): Drawing {
  const bars = {
    isLying: true,
    unit: 'count',
    categories: families.map(({ family }) => family),
    series: [
      {
        name: t('reports:identification.mean'),
        colour: colour('state-restricted'),
        values: families.map(({ value }) => value),
      },
    ],
    description: t('reports:identification.familiesDescription', { count: families.length }),
  } as const;
  // The least is whom a meeting speaks of.
  const [least] = families.toSorted((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity));
  const figure = least && {
    ...meanDays(least, { t, format }).figure!,
    scope: t('reports:identification.least', { family: least.family }),
  };
  return { ...(figure && { figure }), chart: barsChart(bars, format) };
}

/** What was found in a term is known when it is closed. */
const closedOf = (terms: readonly OfTerm[]) => terms.filter(({ isOpen }) => !isOpen);

function foundChart(all: readonly OfTerm[], { t, format }: Words): Drawing {
  const terms = closedOf(all);
  const bars = {
    unit: 'count',
    categories: terms.map(({ termNumber: number }) => t('reports:termShort', { number })),
    series: [
      {
        name: t('reports:identification.found'),
        colour: colour('state-restricted'),
        values: terms.map(({ numerator }) => numerator),
      },
    ],
    description: t('reports:identification.foundDescription', { count: terms.length }),
  } as const;
  const last = terms.at(-1);
  const figure = last && {
    scope: t('reports:identification.inTerm', { number: last.termNumber }),
    ...shareFigure(last, { t, format }),
  };
  return { ...(figure && { figure }), chart: barsChart(bars, format) };
}

/** So many of all restrictions. */
const shareFigure = ({ value, numerator, denominator }: Share, { t, format }: Words) => ({
  value: format.percent(value),
  made: t('reports:restrictionStates.made', { count: denominator, of: numerator }),
  more: null,
});

/** How long before its release was needed a restriction was found. */
type Found = OfAll['rows'][number];
const DAYS_COLUMN: ReportColumn<Found> = {
  ...{ id: 'days', kind: 'number', label: 'reports:identification.ahead', width: 120 },
  value: ({ days }) => days,
};

type Mean = Pick<OfAll, 'value' | 'denominator'>;
/** A mean, and of how many restrictions it is. */
const MEAN_COLUMNS: readonly ReportColumn<Mean>[] = [
  {
    id: 'value',
    kind: 'number',
    label: 'reports:identification.mean',
    width: 120,
    value: ({ value }) => value,
  },
  {
    id: 'count',
    kind: 'number',
    label: 'reports:identification.restrictions',
    width: 120,
    value: ({ denominator }) => denominator,
  },
];

/** Days between finding a restriction and needing its release, on average. */
export const identificationTime = defineReport({
  id: 'IdenTime',
  permission: 'viewReports',
  draw: meanDays,
  isFigure: true,
  isEmpty: ({ denominator }) => denominator === 0,
  table: {
    columns: [...MEAN_COLUMNS],
    rowsOf: (all) => [all],
    idOf: () => 'all',
  },
  behind: {
    columns: [RESTRICTION_COLUMN, DAYS_COLUMN],
    rowsOf: ({ rows }) => rows,
    idOf: ({ id }: Found) => id,
    at: () => ({}),
  },
});

/** The same by family. */
export const identificationByFamily = defineReport({
  id: 'IdenTimeByFamily',
  permission: 'viewReports',
  draw: familiesChart,
  isEmpty: (families) => families.length === 0,
  table: {
    columns: [FAMILY_COLUMN, ...MEAN_COLUMNS],
    rowsOf: (families) => families,
    idOf: ({ family }: OfFamily) => family,
  },
  behind: {
    columns: [FAMILY_COLUMN, RESTRICTION_COLUMN, DAYS_COLUMN],
    rowsOf: (families) =>
      families.flatMap(({ family, rows }) => rows.map((row): FoundOfFamily => ({ ...row, family }))),
    idOf: ({ id }: FoundOfFamily) => id,
    at: (_, { category }) => ({ family: category }),
  },
});

type FoundOfFamily = Found & Pick<OfFamily, 'family'>;
type Range = Indicator<'IdenRanges'>[number];
type InRange = Pick<Range, 'from' | 'to'> & { readonly id: string };
const RANGE_COLUMN: ReportColumn<Pick<Range, 'from' | 'to'>> = {
  ...{ id: 'days', kind: 'text', label: 'reports:identification.ahead', width: 120, grows: 1 },
  value: ({ from, to }) => rangeText(from, to),
};

function rangesChart(ranges: readonly Range[], { t, format }: Words): Drawing {
  const bars = {
    unit: 'count',
    categories: ranges.map(({ from, to }) => rangeText(from, to)),
    series: [
      {
        name: t('reports:identification.restrictions'),
        colour: colour('state-restricted'),
        values: ranges.map(({ numerator }) => numerator),
      },
    ],
    description: t('reports:identification.rangesDescription', { count: ranges[0]?.denominator ?? 0 }),
  } as const;
  const [shortest] = ranges;
  const figure = shortest && {
    scope: t('reports:identification.within', { days: rangeText(shortest.from, shortest.to) }),
    ...shareFigure(shortest, { t, format }),
  };
  return { ...(figure && { figure }), chart: barsChart(bars, format) };
}

const rangeText = (from: number, to: number | null): string => (to === null ? `${from}+` : `${from}–${to}`);

/** How long before they were needed restrictions were found, counted by ranges of days (beyond the spec). */
export const identificationRanges = defineReport({
  id: 'IdenRanges',
  permission: 'viewReports',
  draw: rangesChart,
  isEmpty: (ranges) => ranges.every(({ denominator }) => denominator === 0),
  table: {
    columns: [
      RANGE_COLUMN,
      {
        id: 'count',
        kind: 'number',
        label: 'reports:identification.restrictions',
        width: 120,
        value: ({ numerator }) => numerator,
      },
      percentOf<Range>('share', 'reports:identification.share', ({ value }) => value),
    ],
    rowsOf: (ranges) => ranges,
    idOf: ({ from }: Range) => String(from),
  },
  behind: {
    columns: [RANGE_COLUMN, RESTRICTION_COLUMN],
    rowsOf: (ranges) => ranges.flatMap(({ from, to, rows }) => rows.map((id): InRange => ({ from, to, id }))),
    idOf: ({ id }: InRange) => id,
    at: (_, { category }) => ({ days: category }),
  },
});

type FoundInTerm = Pick<OfTerm, 'termNumber'> & { readonly id: string };

/** That a restriction was found then, and how long before it was needed. */
const FOUND_COLUMNS: readonly ReportColumn<FoundInTerm>[] = [
  {
    ...{ id: 'family', kind: 'text', label: 'reports:identification.family', width: 120 },
    value: ({ id }, plan) => plan?.restrictions.get(id)?.family ?? null,
  },
  {
    ...{ id: 'created', kind: 'date', label: 'reports:burnDown.created', width: 104 },
    value: ({ id }, plan) => plan?.restrictions.get(id)?.created ?? null,
  },
  {
    ...{ id: 'required', kind: 'date', label: 'reports:identification.required', width: 104 },
    value: ({ id }, plan) => plan?.restrictions.get(id)?.required ?? null,
  },
];

/** How many restrictions were found in each closed term, of all that there were at its close; the table has the open one, pending. */
export const identifiedByTerm = defineReport({
  id: 'IdenRest',
  permission: 'viewReports',
  draw: foundChart,
  isEmpty: (terms) => closedOf(terms).every(({ denominator }) => denominator === 0),
  table: {
    columns: [
      TERM_COLUMN,
      madeOf<OfTerm>('made', 'reports:identification.found', (term) => term),
      {
        ...percentOf<OfTerm>('value', 'reports:identification.share', (term) =>
          term.isOpen ? null : term.value,
        ),
        text: ({ isOpen, value }, { t, format }) =>
          isOpen ? t('reports:tile.pending') : format.percentInColumn(value),
      },
    ],
    rowsOf: (terms) => terms.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
  behind: {
    columns: [TERM_COLUMN, RESTRICTION_COLUMN, ...FOUND_COLUMNS],
    rowsOf: (terms) =>
      terms
        .toReversed()
        .flatMap(({ termNumber, rows }) => rows.map((id): FoundInTerm => ({ termNumber, id }))),
    idOf: ({ termNumber, id }: FoundInTerm) => `${termNumber} ${id}`,
    at: ofTerm(closedOf),
  },
});
