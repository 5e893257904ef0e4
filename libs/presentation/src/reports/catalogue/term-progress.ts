import { type Indicator, indicatorOf } from '@plomada/contracts';
import { evolutionChart } from '../../charts/evolution';
import { NOTHING } from '../../format';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, ofTerm, percentOf, TERM_COLUMN, TERM_COLUMNS } from './columns';
import { scopeOfTerm } from './scopes';
import { keptFigure } from './share-figure';
import { partsIn } from './spi';

type OfTerm = Indicator<'PPC_PCR_RealProgress'>[number];
type Promised = Indicator<'PPC'>['terms'][number]['rows'][number];

/** Those of the last closed term, and each term's. */
function drawing(terms: readonly OfTerm[], words: Words): Drawing {
  const { t, format } = words;
  const last = terms.at(-1);
  if (!last) return {};
  const { ppc, pcr, realProgress } = last;
  const released = keptFigure('pcr', pcr, words);
  const figure = {
    scope: scopeOfTerm(last, words),
    ...keptFigure('ppc', ppc, words),
    more: t('reports:evolution.more', {
      pcr: released.value,
      made: released.made,
      progress: format.percent(realProgress),
    }),
  };
  return { figure, chart: evolutionChart(terms, words) };
}

/** What each of the three is made of: a promise, or what a task adds. */
interface Behind {
  readonly of: keyof typeof NAMES;
  readonly termNumber: number;
  readonly id: string;
  /** Null where the plan says it. */
  readonly text: string | null;
  readonly met: boolean | null;
  /** Percent of the project. */
  readonly done: number | null;
}
const NAMES = {
  ppc: 'reports:ppc.name',
  pcr: 'reports:pcr.name',
  progress: 'reports:progress.name',
} as const;

const promise =
  (of: 'ppc' | 'pcr') =>
  ({ termNumber, id, text, met }: Promised): Behind => ({ of, termNumber, id, text, met, done: null });

const termOf = ofTerm((terms: readonly OfTerm[]) => terms);

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
  behind: {
    columns: [
      TERM_COLUMN,
      {
        ...{ id: 'of', kind: 'text', label: 'reports:evolution.of', width: 112 },
        value: ({ of }) => of,
        text: ({ of }, { t }) => t(NAMES[of]),
      },
      {
        ...{ id: 'name', kind: 'text', label: 'reports:evolution.name', width: 200, grows: 1 },
        value: ({ id, text }, plan) => text ?? plan?.tasks.get(id)?.text ?? null,
      },
      {
        ...{ id: 'met', kind: 'choice', label: 'reports:behind.met', width: 88 },
        value: ({ met }) => met,
        text: ({ met }, { t }) => (met === null ? NOTHING : t(`reports:behind.isMet.${met}`)),
      },
      percentOf<Behind>('done', 'reports:progress.name', ({ done }) => done),
    ],
    rowsOf: (terms, results) => [
      ...(indicatorOf(results, 'PPC')?.terms ?? []).flatMap(({ rows }) => rows.map(promise('ppc'))),
      ...terms.flatMap(({ pcr }) => pcr.rows.map(promise('pcr'))),
      ...partsIn(results).flatMap(({ id, termNumber, done }): Behind | readonly Behind[] =>
        termNumber === null ? [] : { id, termNumber, done, of: 'progress', text: null, met: null },
      ),
    ],
    idOf: ({ of, termNumber, id }: Behind) => `${of} ${termNumber} ${id}`,
    at: (terms, point) => ({ ...termOf(terms, point), of: point.series }),
  },
});
