import { NOTHING } from '../../base/format';
import type { CatalogueColumn } from '../../columns/catalogue';
import { probabilityText } from './probability-text';
import type { CostRow, CriticalRow, PointRow } from './forecast-rows';

interface OfTask {
  readonly code: string;
  readonly name: string;
  readonly p50: string;
  readonly p80: string;
}

const label = (id: string) => `forecast:column.${id}`;
const CODE: CatalogueColumn<OfTask> = {
  id: 'code',
  kind: 'text',
  label: label('code'),
  width: 72,
  value: ({ code }) => code,
};
const NAME: CatalogueColumn<OfTask> = {
  ...{ id: 'name', kind: 'text', label: label('name'), width: 104, grows: 1 },
  value: ({ name }) => name,
};
const date = <Row>(id: string, value: (row: Row) => string | null): CatalogueColumn<Row> => ({
  ...{ id, kind: 'date', label: label(id), width: 104, value },
});
const QUANTILES: readonly CatalogueColumn<OfTask>[] = [
  date('p50', ({ p50 }) => p50),
  date('p80', ({ p80 }) => p80),
];

type Kept = PointRow['baseline'];
/** How likely a day is kept. */
const chance = (id: string, of: (row: PointRow) => Kept): CatalogueColumn<PointRow> => ({
  id,
  kind: 'percent',
  label: label(id),
  width: 112,
  value: (row) => {
    const kept = of(row);
    return kept && kept.chance * 100;
  },
  text: (row, { format }) => {
    const kept = of(row);
    return kept ? probabilityText(kept.chance, format) : NOTHING;
  },
});

/** Milestones and summaries that are still to come. */
export const POINT_COLUMNS: readonly CatalogueColumn<PointRow>[] = [
  CODE,
  NAME,
  {
    id: 'kind',
    kind: 'choice',
    label: label('kind'),
    width: 88,
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(`forecast:kind.${kind}`),
    choices: ({ kind }, { t }) => [{ key: kind, label: t(`forecast:kind.${kind}`) }],
  },
  ...QUANTILES,
  date('planned', ({ planned }) => planned),
  date('baseline', ({ baseline }) => baseline?.day ?? null),
  chance('baselineChance', ({ baseline }) => baseline),
  date('deadline', ({ deadline }) => deadline?.day ?? null),
  chance('deadlineChance', ({ deadline }) => deadline),
];

/** Tasks that decide the end in some of the runs. */
export const CRITICAL_COLUMNS: readonly CatalogueColumn<CriticalRow>[] = [
  CODE,
  NAME,
  {
    id: 'criticality',
    kind: 'percent',
    label: label('criticality'),
    width: 104,
    value: ({ criticality }) => criticality * 100,
  },
  ...QUANTILES,
];

/** Open restrictions with what releasing each of them today buys. */
export const COST_COLUMNS: readonly CatalogueColumn<CostRow>[] = [
  { id: 'detail', kind: 'text', label: label('detail'), width: 104, grows: 1, value: ({ detail }) => detail },
  { id: 'family', kind: 'text', label: label('family'), width: 100, value: ({ family }) => family },
  {
    id: 'tasks',
    kind: 'text',
    label: label('tasks'),
    width: 88,
    value: ({ tasks }) => tasks.map(({ code }) => code).join(', '),
  },
  {
    id: 'daysAtP80',
    kind: 'number',
    label: label('daysAtP80'),
    width: 132,
    value: ({ daysAtP80 }) => daysAtP80,
  },
  { id: 'share', kind: 'percent', label: label('share'), width: 104, value: ({ share }) => share * 100 },
];
