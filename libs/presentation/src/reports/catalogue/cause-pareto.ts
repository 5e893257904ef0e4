import type { Indicator } from '@plomada/contracts';
import type { ReportColumn } from '../../columns/report-column';
import { causesChart } from '../../charts/causes';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { percentOf, TERM_COLUMN } from './columns';

type CauseCount = Indicator<'CNCPareto'>[number];
type Cause = CauseCount['rows'][number];

const text = (
  id: 'taskWBS' | 'taskName' | 'responsible' | 'type' | 'origin' | 'detail',
  width: number,
  grows = 0,
) =>
  ({
    id,
    kind: 'text',
    label: `reports:behind.${id}`,
    width,
    grows,
    value: (cause) => cause[id],
  }) satisfies ReportColumn<Cause>;

/** How many are of the most frequent kind, of all. */
function drawing(causes: readonly CauseCount[], words: Words): Drawing {
  const { t, format } = words;
  const [first] = causes;
  if (!first) return {};
  const figure = {
    scope: t('reports:causes.first', { cause: first.key }),
    value: format.percent(first.value),
    made: t('reports:causes.made', { count: first.denominator, of: first.numerator }),
    more: null,
  };
  return { figure, chart: causesChart(causes, words) };
}

type Causes = 'CNCPareto' | 'CNC6Weeks' | 'CNCLastWeek' | 'CNCByRole' | 'CNCByRoleLastTerm';

/** Causes one by one. */
const CAUSE_COLUMNS: readonly ReportColumn<Cause>[] = [
  TERM_COLUMN,
  text('taskWBS', 96),
  text('taskName', 200, 1),
  text('responsible', 160),
  text('type', 160),
  text('origin', 120),
  text('detail', 200, 1),
  percentOf<Cause>('impact', 'reports:behind.impact', ({ impact }) => impact),
];

/** What is behind counts of causes. */
export const CAUSES = {
  columns: CAUSE_COLUMNS,
  rowsOf: (causes: readonly CauseCount[]) => causes.flatMap(({ rows }) => rows),
  idOf: ({ causeId, taskId, termNumber }: Cause) => `${termNumber} ${taskId} ${causeId}`,
};

const pareto = (id: Causes, key: 'type' | 'origin' = 'type') =>
  defineReport({
    id,
    permission: 'viewReports',
    draw: drawing,
    isEmpty: (causes) => causes.length === 0,
    table: {
      columns: [
        {
          id: key,
          kind: 'text',
          label: `reports:behind.${key}`,
          width: 200,
          grows: 2,
          value: (count) => count.key,
        } satisfies ReportColumn<CauseCount>,
        {
          id: 'count',
          kind: 'number',
          label: 'reports:causes.count',
          width: 88,
          value: ({ numerator }) => numerator,
        },
        percentOf<CauseCount>('cumulative', 'reports:causes.cumulative', ({ cumulative }) => cumulative),
      ],
      rowsOf: (causes) => causes,
      idOf: ({ key }) => key,
    },
    behind: {
      ...CAUSES,
      at: (_, { category }) => ({ [key]: category }),
    },
  });

/** Causes of non-compliance, the most frequent first, with the share that they reach together. */
export const causePareto = pareto('CNCPareto');
/** Those of the last closed term. */
export const causesLastTerm = pareto('CNCLastWeek');
export const causesLastSix = pareto('CNC6Weeks');
/** By the role that they come from. */
export const causesByRole = pareto('CNCByRole', 'origin');
export const causesByRoleLastTerm = pareto('CNCByRoleLastTerm', 'origin');
