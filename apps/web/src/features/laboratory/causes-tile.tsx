import { INDICATOR_SOURCES, paretoOver, type SharedCount } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportColumn } from '@plomada/presentation';
import { PROJECT_COLUMN } from './indicator-tile';
import { tableBehind, tableOf, type TileFilled } from './laboratory-tile';
import { SharedBarsChart } from './shared-bars-chart';
import type { ComparedProject } from './use-compared';

/** The causes of the chosen projects together, and what share each project has of each. */
export function useCausesTile(projects: readonly ComparedProject[]): TileFilled {
  const { t } = useTranslation(['laboratory', 'indicators']);
  const bars = useMemo(
    () =>
      paretoOver(
        projects.map(({ id, causes }) => ({
          projectId: id,
          counts: causes.map(({ type, count }) => ({ key: type, count })),
        })),
      ),
    [projects],
  );
  const names = useMemo(() => new Map(projects.map(({ id, name }) => [id, name])), [projects]);
  const nameOf = (id: string) => names.get(id) ?? '';
  const of = projects.filter(({ causes }) => causes.length > 0).length;
  const count = bars.reduce((sum, bar) => sum + bar.count, 0);
  return {
    name: t('causes.title'),
    explanation: { text: t('causes.text'), source: INDICATOR_SOURCES.CNCPareto ?? t('indicators:own') },
    ground: `${t('grounds.causes', { count })} · ${t('grounds.projects', { count: of })}`,
    filled: {
      chart: (
        <SharedBarsChart
          bars={bars}
          projects={projects}
          description={t('causes.description', { count: bars.length })}
        />
      ),
      hasPicture: true,
      isEmpty: bars.length === 0,
      table: tableOf(bars, causeColumns(nameOf), ({ key }) => key),
      behind: tableBehind(partsOf(bars, nameOf), PART_COLUMNS, ({ key, projectId }) => `${key} ${projectId}`),
    },
  };
}

interface Part {
  readonly key: string;
  readonly projectId: string;
  readonly name: string;
  readonly count: number;
  /** Percent of the cause's occurrences. */
  readonly share: number;
}

const partsOf = (bars: readonly SharedCount[], nameOf: (id: string) => string): readonly Part[] =>
  bars.flatMap(({ key, count: all, projects }) =>
    projects.map(({ projectId, count }) => ({
      ...{ key, projectId, name: nameOf(projectId), count },
      share: (100 * count) / all,
    })),
  );

type Counted = Pick<SharedCount, 'key' | 'count' | 'share'>;

const CAUSE_COLUMN: ReportColumn<Pick<Counted, 'key'>> = {
  id: 'cause',
  kind: 'text',
  label: 'laboratory:column.cause',
  width: 160,
  grows: 1,
  value: ({ key }) => key,
};
const COUNT_COLUMNS: readonly ReportColumn<Pick<Counted, 'count' | 'share'>>[] = [
  { id: 'count', kind: 'number', label: 'laboratory:column.count', width: 84, value: ({ count }) => count },
  { id: 'share', kind: 'percent', label: 'laboratory:column.share', width: 84, value: ({ share }) => share },
];

const causeColumns = (nameOf: (id: string) => string): readonly ReportColumn<SharedCount>[] => [
  CAUSE_COLUMN,
  ...COUNT_COLUMNS,
  {
    id: 'cumulative',
    kind: 'percent',
    label: 'laboratory:column.cumulative',
    width: 100,
    value: ({ cumulative }) => cumulative,
  },
  {
    id: 'mostIn',
    kind: 'text',
    label: 'laboratory:column.mostIn',
    width: 160,
    grows: 1,
    value: ({ projects: [most] }) => (most ? `${nameOf(most.projectId)} (${most.count})` : null),
  },
];
const PART_COLUMNS: readonly ReportColumn<Part>[] = [CAUSE_COLUMN, PROJECT_COLUMN, ...COUNT_COLUMNS];
