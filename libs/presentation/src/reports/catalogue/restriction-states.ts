import type { Indicator } from '@plomada/contracts';
import type { ReportColumn } from '../../columns/report-column';
import { barsChart } from '../../charts/bars';
import { colour } from '../../colours/colour';
import type { Words } from '../../words/words';
import { defineReport, type Drawing, type Figure } from '../report';
import { FAMILY_COLUMN, percentOf, RESTRICTION_COLUMN } from './columns';

type States = Indicator<'restState'>;
type State = States[number]['state'];
type OfFamily = Indicator<'restStateFamily'>[number];
interface InState {
  readonly state: State;
  readonly id: string;
}
interface InFamily extends InState {
  readonly family: string;
}
interface FamilyState {
  readonly family: string;
  readonly state: State;
  readonly numerator: number;
  readonly value: number | null;
}

/** The states with what is open before what is released, as tables of restrictions have their colours. */
const STATES: readonly { readonly state: State; readonly colour: string }[] = [
  { state: 1, colour: colour('state-restricted') },
  { state: 5, colour: colour('state-executable') },
  { state: 2, colour: colour('state-delayed') },
  { state: 3, colour: colour('state-completed') },
  { state: 4, colour: colour('state-inTerm') },
];

const OVERDUE: State = 2;

const countOf = (states: States, state: State): number =>
  states.find((one) => one.state === state)?.numerator ?? 0;

/** One bar for each category, parted by state. */
function statesChart(of: readonly OfFamily[], description: string, { t, format }: Words): Drawing {
  const bars = {
    isLying: true,
    isStacked: true,
    unit: 'count',
    categories: of.map(({ family }) => family),
    series: STATES.map(({ state, colour: own }) => ({
      name: t(`columns:restrictionState.${state}`),
      colour: own,
      values: of.map(({ states }) => countOf(states, state)),
    })),
    description,
  } as const;
  const figure = overdue(of, { t, format });
  return { ...(figure && { figure }), chart: barsChart(bars, format) };
}

/** The overdue ones, which hold tasks up, of the category that has most of them. */
function overdue(of: readonly OfFamily[], { t, format }: Words): Figure | null {
  const found = of.flatMap(({ family, states }) =>
    states.filter(({ state }) => state === OVERDUE).map((one) => ({ family, ...one })),
  );
  const [most] = found.toSorted((a, b) => b.numerator - a.numerator);
  if (!most) return null;
  const { family, value, numerator, denominator } = most;
  return {
    scope: `${family} · ${t(`columns:restrictionState.${OVERDUE}`)}`,
    value: format.percent(value),
    made: t('reports:restrictionStates.made', { count: denominator, of: numerator }),
    more: null,
  };
}

function ofAll(states: States, words: Words): Drawing {
  const [first] = states;
  const description = words.t('reports:restrictionStates.description', { count: first?.denominator ?? 0 });
  const family = words.t('reports:restrictionStates.all');
  return statesChart([{ family, states }], description, words);
}

function byFamily(families: readonly OfFamily[], words: Words): Drawing {
  const description = words.t('reports:restrictionStates.familiesDescription', { count: families.length });
  return statesChart(families, description, words);
}

const stateColumn = <Row extends { readonly state: State }>(): ReportColumn<Row> => ({
  id: 'state',
  kind: 'choice',
  label: 'reports:restrictionStates.state',
  width: 160,
  grows: 1,
  value: ({ state }) => String(state),
  text: ({ state }, { t }) => t(`columns:restrictionState.${state}`),
  labelOf: (key, { t }) => t(`columns:restrictionState.${key}`),
});
const countColumn = <Row extends { readonly numerator: number }>(): ReportColumn<Row> => ({
  id: 'count',
  kind: 'number',
  label: 'reports:restrictionStates.count',
  width: 104,
  value: ({ numerator }) => numerator,
});

/** How many restrictions are in each state today. */
export const restrictionStates = defineReport({
  id: 'restState',
  permission: 'viewReports',
  draw: ofAll,
  isEmpty: (states) => states.every(({ denominator }) => denominator === 0),
  table: {
    columns: [
      stateColumn<States[number]>(),
      countColumn<States[number]>(),
      percentOf<States[number]>('value', 'reports:restrictionStates.share', ({ value }) => value),
    ],
    rowsOf: (states) => states,
    idOf: ({ state }) => String(state),
  },
  behind: {
    columns: [stateColumn<InState>(), RESTRICTION_COLUMN],
    rowsOf: (states) => states.flatMap(({ state, rows }) => rows.map((id): InState => ({ state, id }))),
    idOf: ({ id }: InState) => id,
    at: (_, { series }) => ({ state: series }),
  },
});

/** The same by family. */
export const restrictionStatesByFamily = defineReport({
  id: 'restStateFamily',
  permission: 'viewReports',
  draw: byFamily,
  isEmpty: (families) => families.length === 0,
  table: {
    columns: [
      FAMILY_COLUMN,
      stateColumn<FamilyState>(),
      countColumn<FamilyState>(),
      percentOf<FamilyState>('value', 'reports:restrictionStates.share', ({ value }) => value),
    ],
    rowsOf: (families) =>
      families.flatMap(({ family, states }) =>
        states.map(({ state, numerator, value }): FamilyState => ({ family, state, numerator, value })),
      ),
    idOf: ({ family, state }) => `${family} ${state}`,
  },
  behind: {
    columns: [FAMILY_COLUMN, stateColumn<InFamily>(), RESTRICTION_COLUMN],
    rowsOf: (families) =>
      families.flatMap(({ family, states }) =>
        states.flatMap(({ state, rows }) => rows.map((id): InFamily => ({ family, state, id }))),
      ),
    idOf: ({ id }: InFamily) => id,
    at: (_, { category, series }) => ({ family: category, state: series }),
  },
});
