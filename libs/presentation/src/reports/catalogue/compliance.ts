import type { Indicator } from '@plomada/contracts';
import { colour } from '../../colours/colour';
import { barsChart } from '../../charts/bars';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, ofTerm, percentOf, promiseColumns, TERM_COLUMNS } from './columns';
import { scopeOfTerm } from './scopes';
import { keptFigure } from './share-figure';

type Compliance = Indicator<'PPC'>;
type OfTerm = Compliance['terms'][number];
type Name = 'ppc' | 'pcr';

/** The last closed term's share with what it is made of, that of all terms, and each term's beside the mean of a month. */
function drawing(name: Name, value: Compliance, { t, format }: Words): Drawing {
  const last = value.terms.at(-1);
  if (!last) return {};
  const all = value.total.value;
  const bars = {
    unit: 'percent',
    categories: value.terms.map((term) => t('reports:termShort', { number: term.termNumber })),
    series: [
      {
        name: t(`reports:${name}.name`),
        colour: colour(COLOURS[name]),
        values: value.terms.map(shareOf),
      },
      {
        name: t('reports:monthAverage'),
        colour: colour('text-secondary'),
        isLine: true,
        values: value.terms.map(({ termNumber: number }) => monthAverage(value, number)),
      },
    ],
    description: t(`reports:lastSix.${name}Description`, { count: value.terms.length }),
  } as const;
  const figure = {
    scope: scopeOfTerm(last, { t, format }),
    ...keptFigure(name, last, { t, format }),
    more: all === null ? null : t('reports:allTerms', { percent: format.percent(all) }),
  };
  return { figure, chart: barsChart(bars, format) };
}

const COLOURS = { ppc: 'primary-main', pcr: 'state-restricted' } as const;
const shareOf = ({ value }: OfTerm) => value;
const monthAverage = ({ monthAverages }: Compliance, number: number) =>
  monthAverages.find(({ termNumber }) => termNumber === number)?.value ?? null;

const compliance = (id: 'PPC' | 'PCR', name: Name, made: string) =>
  defineReport({
    id,
    permission: 'viewReports',
    draw: (value, words) => drawing(name, value, words),
    isEmpty: ({ terms }) => terms.length === 0,
    table: {
      columns: [
        ...TERM_COLUMNS,
        madeOf<OfTerm>('made', made, (term) => term),
        percentOf<OfTerm>('value', `reports:${name}.name`, shareOf),
      ],
      rowsOf: ({ terms }) => terms.toReversed(),
      idOf: ({ termNumber }) => String(termNumber),
    },
    behind: {
      columns: promiseColumns(name),
      rowsOf: ({ terms }) => terms.toReversed().flatMap(({ rows }) => rows),
      idOf: (row) => `${row.termNumber} ${row.id}`,
      at: ofTerm(({ terms }) => terms),
    },
  });

/** Of what was promised, how much was kept: the spec's PPC. */
export const ppc = compliance('PPC', 'ppc', 'reports:terms.kept');
/** Of the restrictions that were to be released, how many were: the spec's PCR. */
export const pcr = compliance('PCR', 'pcr', 'reports:terms.released');
