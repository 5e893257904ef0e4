import type { Indicator } from '@plomada/contracts';
import { evolutionChart } from '../../charts/evolution';
import { defineReport } from '../report';
import { madeOf, percentOf, TERM_COLUMNS } from './columns';

type OfTerm = Indicator<'PPC_PCR_RealProgress'>[number];

/** PPC, PCR and real progress by closed term. */
export const termProgress = defineReport({
  id: 'PPC_PCR_RealProgress',
  permission: 'viewReports',
  draw: (terms, words) => ({ chart: evolutionChart(terms, words) }),
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
