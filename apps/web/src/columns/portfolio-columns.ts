import type { CompanyReport, PortfolioProject } from '@plomada/contracts';
import { dayNumber, FEW_TERMS } from '@plomada/domain';
import { NOTHING } from '../base/format';
import type { CatalogueColumn } from './catalogue';

/** A project of a business, with what the portfolio has of it; null where the business has no portfolio. */
export type PortfolioRow = CompanyReport['projects'][number] & {
  readonly container: string | null;
  readonly portfolio:
    (Pick<PortfolioProject, 'trends' | 'end'> & Partial<Pick<PortfolioProject, 'dataDate'>>) | null;
};

type Column = CatalogueColumn<PortfolioRow, { readonly now: number }>;
type Trend = 'ppc' | 'pcr' | 'spi';
const DAY_MS = 86_400_000;

export const trendOf = ({ portfolio }: PortfolioRow, trend: Trend): readonly (number | null)[] =>
  portfolio?.trends?.[trend] ?? [];

/** Put in order and taken away by its last value. */
const trend = (name: Trend): Column => ({
  id: `${name}Trend`,
  kind: name === 'spi' ? 'number' : 'percent',
  label: `columns:portfolio.${name}Trend`,
  short: `columns:portfolio.${name}TrendShort`,
  width: name === 'spi' ? 106 : 122,
  value: (row) => trendOf(row, name).findLast((value) => value !== null) ?? null,
});

/** Calendar days by which the forecast's P80 comes after the baseline's end; before it when negative. */
function daysLate({ portfolio }: PortfolioRow): number | null {
  const { p80, baseline } = portfolio?.end ?? {};
  return p80 && baseline ? dayNumber(p80) - dayNumber(baseline.day) : null;
}

/** How much there is behind the trends: a figure of two terms is not read like one of twelve. */
function groundOf({ portfolio }: PortfolioRow): 'none' | 'few' | 'enough' {
  const closed = portfolio?.trends?.ppc.length ?? 0;
  return closed === 0 ? 'none' : closed < FEW_TERMS ? 'few' : 'enough';
}

const daysSince = (lastClose: string | null | undefined, now: number): number | null =>
  lastClose ? Math.max(0, Math.floor((now - Date.parse(lastClose)) / DAY_MS)) : null;

/** What the portfolio says of projects beyond every list (`screens.md`, "Portfolio"). */
export const PORTFOLIO_COLUMNS: readonly Column[] = [
  {
    id: 'container',
    kind: 'choice',
    label: 'columns:portfolio.container',
    width: 120,
    value: ({ container }) => container,
    text: ({ container }, { t }) => container ?? t('columns:portfolio.noContainer'),
  },
  {
    id: 'region',
    kind: 'choice',
    label: 'columns:portfolio.region',
    width: 130,
    value: ({ region }) => region,
  },
  {
    id: 'projectType',
    kind: 'choice',
    label: 'columns:portfolio.projectType',
    width: 130,
    value: ({ projectType }) => projectType,
  },
  ...(['ppc', 'pcr', 'spi'] as const).map(trend),
  {
    id: 'ground',
    kind: 'choice',
    label: 'columns:portfolio.ground',
    short: 'columns:portfolio.groundShort',
    width: 116,
    value: groundOf,
    text: (row, { t }) =>
      t(`columns:portfolio.behind.${groundOf(row)}`, { count: row.portfolio?.trends?.ppc.length ?? 0 }),
    choices: (row, { t }) => [
      { key: groundOf(row), label: t(`columns:portfolio.behindAll.${groundOf(row)}`) },
    ],
  },
  {
    id: 'p80',
    kind: 'date',
    label: 'columns:portfolio.p80',
    short: 'columns:portfolio.p80Short',
    width: 102,
    value: ({ portfolio }) => portfolio?.end?.p80 ?? null,
    text: ({ portfolio }, { t, format }) =>
      portfolio?.end ? format.date(portfolio.end.p80) : t('columns:portfolio.pending'),
  },
  {
    id: 'dataDate',
    kind: 'date',
    label: 'columns:portfolio.dataDate',
    short: 'columns:portfolio.dataDateShort',
    width: 104,
    value: ({ portfolio }) => portfolio?.dataDate ?? null,
  },
  {
    id: 'baselineDays',
    kind: 'number',
    label: 'columns:portfolio.baselineDays',
    short: 'columns:portfolio.baselineDaysShort',
    width: 84,
    value: daysLate,
    text: (row, { format }) => {
      const days = daysLate(row);
      if (days === null) return NOTHING;
      return `${days > 0 ? '+' : ''}${format.number(days)}`;
    },
  },
  {
    id: 'chance',
    kind: 'percent',
    label: 'columns:portfolio.chance',
    short: 'columns:portfolio.chanceShort',
    width: 100,
    value: ({ portfolio }) => {
      const baseline = portfolio?.end?.baseline;
      return baseline ? baseline.chance * 100 : null;
    },
  },
  {
    id: 'atRisk',
    kind: 'number',
    label: 'columns:portfolio.atRisk',
    short: 'columns:portfolio.atRiskShort',
    width: 76,
    value: ({ portfolio }) => portfolio?.trends?.restrictionsAtRisk ?? null,
    text: ({ portfolio }, { t }) =>
      portfolio?.trends
        ? t('columns:portfolio.atRiskOf', {
            atRisk: portfolio.trends.restrictionsAtRisk,
            open: portfolio.trends.openRestrictions,
          })
        : NOTHING,
  },
  {
    id: 'lastClose',
    kind: 'number',
    label: 'columns:portfolio.lastClose',
    short: 'columns:portfolio.lastCloseShort',
    width: 98,
    value: ({ portfolio }, { now }) => daysSince(portfolio?.trends?.lastClose, now),
    text: ({ portfolio }, { t }, { now }) => {
      const days = daysSince(portfolio?.trends?.lastClose, now);
      if (days === null) return NOTHING;
      return days === 0
        ? t('columns:portfolio.closedToday')
        : t('columns:portfolio.daysAgo', { count: days });
    },
  },
];
