import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import type { CatalogueColumn } from '../../../columns/catalogue';
import { BarsChart } from '../charts/bars-chart';
import { colour } from '../../../base/charts/colour';
import { Figure } from '../tile/figure';
import { defineReport } from '../registry/report';
import { FAMILY_COLUMN, madeOf, percentOf, TERM_COLUMN } from './columns';

type OfAll = Indicator<'IdenTime'>;
type OfFamily = Indicator<'IdenTimeByFamily'>[number];
type OfTerm = Indicator<'IdenRest'>[number];

function MeanDays({ value }: { readonly value: OfAll }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  if (value.value === null) return null;
  return (
    <Figure
      scope={t('identification.scope')}
      value={t('identification.days', { count: value.value, days: format.number(value.value, 1) })}
      made={t('identification.made', { count: value.denominator })}
      more={null}
    />
  );
}

function FamiliesChart({ families }: { readonly families: readonly OfFamily[] }) {
  const { t } = useTranslation('reports');
  return (
    <BarsChart
      isLying
      unit="count"
      categories={families.map(({ family }) => family)}
      series={[
        {
          name: t('identification.mean'),
          colour: colour('state-restricted'),
          values: families.map(({ value }) => value),
        },
      ]}
      description={t('identification.familiesDescription', { count: families.length })}
    />
  );
}

function FoundChart({ terms }: { readonly terms: readonly OfTerm[] }) {
  const { t } = useTranslation('reports');
  return (
    <BarsChart
      unit="count"
      categories={terms.map(({ termNumber: number }) => t('termShort', { number }))}
      series={[
        {
          name: t('identification.found'),
          colour: colour('state-restricted'),
          values: terms.map(({ numerator }) => numerator),
        },
      ]}
      description={t('identification.foundDescription', { count: terms.length })}
    />
  );
}

type Mean = Pick<OfAll, 'value' | 'denominator'>;
/** A mean, and of how many restrictions it is. */
const MEAN_COLUMNS: readonly CatalogueColumn<Mean>[] = [
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
  Chart: MeanDays,
  isFigure: true,
  isEmpty: ({ denominator }) => denominator === 0,
  table: {
    columns: [...MEAN_COLUMNS],
    rowsOf: (all) => [all],
    idOf: () => 'all',
  },
});

/** The same by family. */
export const identificationByFamily = defineReport({
  id: 'IdenTimeByFamily',
  permission: 'viewReports',
  Chart: ({ value }) => <FamiliesChart families={value} />,
  isEmpty: (families) => families.length === 0,
  table: {
    columns: [FAMILY_COLUMN, ...MEAN_COLUMNS],
    rowsOf: (families) => families,
    idOf: ({ family }: OfFamily) => family,
  },
});

type Range = Indicator<'IdenRanges'>[number];

function RangesChart({ ranges }: { readonly ranges: readonly Range[] }) {
  const { t } = useTranslation('reports');
  return (
    <BarsChart
      unit="count"
      categories={ranges.map(({ from, to }) => rangeText(from, to))}
      series={[
        {
          name: t('identification.restrictions'),
          colour: colour('state-restricted'),
          values: ranges.map(({ numerator }) => numerator),
        },
      ]}
      description={t('identification.rangesDescription', { count: ranges[0]?.denominator ?? 0 })}
    />
  );
}

const rangeText = (from: number, to: number | null): string => (to === null ? `≥ ${from}` : `${from}–${to}`);

/** How long before they were needed restrictions were found, counted by ranges of days (beyond the spec). */
export const identificationRanges = defineReport({
  id: 'IdenRanges',
  permission: 'viewReports',
  Chart: ({ value }) => <RangesChart ranges={value} />,
  isEmpty: (ranges) => ranges.every(({ denominator }) => denominator === 0),
  table: {
    columns: [
      {
        id: 'days',
        kind: 'text',
        label: 'reports:identification.ahead',
        width: 120,
        grows: 1,
        value: ({ from, to }) => rangeText(from, to),
      },
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
});

/** How many restrictions were found in each term, of all that there were at its close. */
export const identifiedByTerm = defineReport({
  id: 'IdenRest',
  permission: 'viewReports',
  Chart: ({ value }) => <FoundChart terms={value} />,
  isEmpty: (terms) => terms.every(({ denominator }) => denominator === 0),
  table: {
    columns: [
      TERM_COLUMN,
      madeOf<OfTerm>('made', 'reports:identification.found', (term) => term),
      percentOf<OfTerm>('value', 'reports:identification.share', ({ value }) => value),
    ],
    rowsOf: (terms) => terms.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
});
