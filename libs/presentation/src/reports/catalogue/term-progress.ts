import type { Indicator } from '@plomada/contracts';
import { evolutionChart } from '../../charts/evolution';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, percentOf, TERM_COLUMNS } from './columns';
import { scopeOfTerm } from './scopes';

type OfTerm = Indicator<'PPC_PCR_RealProgress'>[number];

/** Those of the last closed term, and each term's. */
function drawing(terms: readonly OfTerm[], words: Words): Drawing {
  const { t, format } = words;
  const last = terms.at(-1);
  if (!last) return {};
  const { ppc, pcr, realProgress } = last;
  const figure = {
    scope: scopeOfTerm(last, words),
    value: format.percent(ppc.value),
    made: t('reports:ppc.made', { count: ppc.denominator, met: ppc.numerator }),
    more: t('reports:evolution.more', {
      pcr: format.percent(pcr.value),
      made: t('reports:pcr.made', { count: pcr.denominator, met: pcr.numerator }),
      progress: format.percent(realProgress),
    }),
  };
  return { figure, chart: evolutionChart(terms, words) };
}

/** PPC, PCR and real progress by closed term. */
export const termProgress = defineReport({
  id: 'PPC_PCR_RealProgress',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (terms) => terms.length === 0,
  table: {
    columns: [
      ...TERM_COLUMNS,
      madeOf<OfTerm>('kept', 'reports:terms.kept', ({ ppc }) => ppc),
      percentOf<OfTerm>('ppc', 'reports:ppc.name', ({ ppc }) => ppc.value),
      madeOf<OfTerm>('released', 'reports:terms.released', ({ pcr }) => pcr),
      percentOf<OfTerm>('pcr', 'reports:pcr.name', ({ pcr }) => pcr.value),
      percentOf<OfTerm>('progress', 'reports:terms.progress', ({ realProgress }) => realProgress),
    ],
    rowsOf: (terms) => terms.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
});
