import type { Indicator } from '@plomada/contracts';
import { barsChart } from '../../charts/bars';
import { colour } from '../../colours/colour';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, ofTerm, percentOf, promiseColumns, TERM_COLUMNS } from './columns';
import { scopeOfTerm } from './scopes';
import { keptFigure } from './share-figure';

type OfTerm = Indicator<'PPC_Last_6_Weeks'>[number];
type Name = 'ppc' | 'pcr';

function drawing(name: Name, terms: readonly OfTerm[], { t, format }: Words): Drawing {
  const bars = {
    unit: 'percent',
    categories: terms.map(({ termNumber: number }) => t('reports:termShort', { number })),
    series: [
      {
        name: t(`reports:${name}.name`),
        colour: colour(name === 'ppc' ? 'primary-main' : 'state-restricted'),
        values: terms.map(({ value }) => value),
      },
    ],
    description: t(`reports:lastSix.${name}Description`, { count: terms.length }),
  } as const;
  const last = terms.at(-1);
  if (!last) return {};
  const figure = {
    scope: scopeOfTerm(last, { t, format }),
    ...keptFigure(name, last, { t, format }),
    more: null,
  };
  return { figure, chart: barsChart(bars, format) };
}

const lastSix = (id: 'PPC_Last_6_Weeks' | 'PCR_Last_6_Weeks', name: Name) =>
  defineReport({
    id,
    permission: 'viewReports',
    draw: (terms, words) => drawing(name, terms, words),
    isEmpty: (terms) => terms.length === 0,
    table: {
      columns: [
        ...TERM_COLUMNS,
        madeOf<OfTerm>(
          'made',
          name === 'ppc' ? 'reports:terms.kept' : 'reports:terms.released',
          (term) => term,
        ),
        percentOf<OfTerm>('value', `reports:${name}.name`, ({ value }) => value),
      ],
      rowsOf: (terms) => terms.toReversed(),
      idOf: ({ termNumber }) => String(termNumber),
    },
    behind: {
      columns: promiseColumns(name),
      rowsOf: (terms) => terms.toReversed().flatMap(({ rows }) => rows),
      idOf: (row) => `${row.termNumber} ${row.id}`,
      at: ofTerm((terms) => terms),
    },
  });

export const ppcLastSix = lastSix('PPC_Last_6_Weeks', 'ppc');
export const pcrLastSix = lastSix('PCR_Last_6_Weeks', 'pcr');
