import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import type { CatalogueColumn } from '../../../columns/catalogue';
import { BarsChart } from '../charts/bars-chart';
import { colour } from '../../../base/charts/colour';
import { defineReport } from '../registry/report';
import { FAMILY_COLUMN, percentOf } from './columns';

type States = Indicator<'restState'>;
type State = States[number]['state'];
type OfFamily = Indicator<'restStateFamily'>[number];
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

const countOf = (states: States, state: State): number =>
  states.find((one) => one.state === state)?.numerator ?? 0;

/** One bar for each category, parted by state. */
function StatesChart({
  of,
  description,
}: {
  readonly of: readonly OfFamily[];
  readonly description: string;
}) {
  const { t } = useTranslation(['reports', 'columns']);
  return (
    <BarsChart
      isLying
      isStacked
      unit="count"
      categories={of.map(({ family }) => family)}
      series={STATES.map(({ state, colour: own }) => ({
        name: t(`columns:restrictionState.${state}`),
        colour: own,
        values: of.map(({ states }) => countOf(states, state)),
      }))}
      description={description}
    />
  );
}

function AllChart({ states }: { readonly states: States }) {
  const { t } = useTranslation('reports');
  const [first] = states;
  const description = t('restrictionStates.description', { count: first?.denominator ?? 0 });
  return <StatesChart of={[{ family: t('restrictionStates.all'), states }]} description={description} />;
}

function FamiliesChart({ families }: { readonly families: readonly OfFamily[] }) {
  const { t } = useTranslation('reports');
  const description = t('restrictionStates.familiesDescription', { count: families.length });
  return <StatesChart of={families} description={description} />;
}

const stateColumn = <Row extends { readonly state: State }>(): CatalogueColumn<Row> => ({
  id: 'state',
  kind: 'choice',
  label: 'reports:restrictionStates.state',
  width: 160,
  grows: 1,
  value: ({ state }) => String(state),
  text: ({ state }, { t }) => t(`columns:restrictionState.${state}`),
  labelOf: (key, { t }) => t(`columns:restrictionState.${key}`),
});
const countColumn = <Row extends { readonly numerator: number }>(): CatalogueColumn<Row> => ({
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
  Chart: ({ value }) => <AllChart states={value} />,
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
});

/** The same by family. */
export const restrictionStatesByFamily = defineReport({
  id: 'restStateFamily',
  permission: 'viewReports',
  Chart: ({ value }) => <FamiliesChart families={value} />,
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
});
