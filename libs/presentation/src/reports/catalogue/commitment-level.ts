import type { Indicator } from '@plomada/contracts';
import { colour } from '../../colours/colour';
import { barsChart } from '../../charts/bars';
import { NOTHING } from '../../format';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, ofTerm, percentOf, taskName, TERM_COLUMN, TERM_COLUMNS, yesOrNo } from './columns';
import { scopeOfTerm } from './scopes';
import { shareFigure } from './share-figure';

type OfTerm = Indicator<'CommitmentLevel'>[number];
type Task = OfTerm['rows'][number];

/** Of what could be promised for the last closed term, how much was; what was done beyond stands apart. */
function drawing(terms: readonly OfTerm[], { t, format }: Words): Drawing {
  const last = terms.at(-1);
  if (!last) return {};
  const { level, beyond } = last;
  const bars = {
    unit: 'percent',
    categories: terms.map((term) => t('reports:termShort', { number: term.termNumber })),
    series: [
      {
        name: t('reports:commitmentLevel.name'),
        colour: colour('state-executable'),
        values: terms.map((term) => term.level?.value ?? null),
      },
      {
        name: t('reports:ppc.name'),
        colour: colour('primary-main'),
        values: terms.map(({ ppc }) => ppc.value),
        isLine: true,
      },
    ],
    description: t('reports:commitmentLevel.description', { count: terms.length }),
  } as const;
  const figure = {
    scope: scopeOfTerm(last, { t, format }),
    ...(level
      ? shareFigure(
          level,
          {
            made: t('reports:commitmentLevel.made', { count: level.denominator, promised: level.numerator }),
            none: t('reports:commitmentLevel.none'),
          },
          { t, format },
        )
      : { value: NOTHING, made: t('reports:commitmentLevel.notKept') }),
    more: beyond > 0 ? t('reports:commitmentLevel.beyond', { count: beyond }) : null,
  };
  return { figure, chart: barsChart(bars, format) };
}

/** Promised of what could have been (beyond the spec): a PPC that was gained by promising little shows. */
export const commitmentLevel = defineReport({
  id: 'CommitmentLevel',
  permission: 'viewReports',
  draw: drawing,
  isEmpty: (terms) => terms.length === 0,
  table: {
    columns: [
      ...TERM_COLUMNS,
      madeOf<OfTerm>('made', 'reports:commitmentLevel.promised', ({ level }) => level),
      percentOf<OfTerm>('value', 'reports:commitmentLevel.short', ({ level }) => level?.value ?? null),
      {
        id: 'beyond',
        kind: 'number',
        label: 'reports:commitmentLevel.doneBeyond',
        width: 96,
        value: ({ beyond }) => beyond,
      },
      percentOf<OfTerm>('ppc', 'reports:ppc.name', ({ ppc }) => ppc.value),
    ],
    rowsOf: (terms) => terms.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
  behind: {
    columns: [
      TERM_COLUMN,
      taskName<Task>(),
      yesOrNo<Task>('promised', 'reports:commitmentLevel.promised', ({ promised }) => promised),
      yesOrNo<Task>('done', 'reports:commitmentLevel.done', ({ done }) => done),
    ],
    rowsOf: (terms) => terms.toReversed().flatMap(({ rows }) => rows),
    idOf: (row) => `${row.termNumber} ${row.id}`,
    at: ofTerm((terms) => terms),
  },
});
