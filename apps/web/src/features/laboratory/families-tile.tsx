import { familiesOfTerms, type FamilyTally, INDICATOR_SOURCES, paretoOver } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportColumn } from '@plomada/presentation';
import { PROJECT_COLUMN } from './indicator-tile';
import { tableBehind, tableOf, type TileFilled } from './laboratory-tile';
import { SharedBarsChart } from './shared-bars-chart';
import type { ComparedProject } from './use-compared';

/** Restrictions of the chosen projects by family: which were not released when they were due, and where. */
export function useFamiliesTile(projects: readonly ComparedProject[]): TileFilled {
  const { t } = useTranslation(['laboratory', 'indicators']);
  const late = useMemo(
    () =>
      paretoOver(
        projects.map(({ id, families }) => ({
          projectId: id,
          counts: families.map(({ family, due, inTime }) => ({ key: family, count: due - inTime })),
        })),
      ),
    [projects],
  );
  const together = useMemo(() => familiesOfTerms(projects), [projects]);
  const due = together.reduce((sum, one) => sum + one.due, 0);
  return {
    name: t('families.title'),
    explanation: { text: t('families.text'), source: INDICATOR_SOURCES.PCR ?? t('indicators:own') },
    ground: t('families.ground', { late: late.reduce((sum, { count }) => sum + count, 0), count: due }),
    filled: {
      chart: (
        <SharedBarsChart
          bars={late}
          projects={projects}
          description={t('families.description', { count: late.length })}
        />
      ),
      hasPicture: true,
      isEmpty: together.length === 0,
      table: tableOf(together, FAMILY_COLUMNS, ({ family }) => family),
      behind: tableBehind(
        projects.flatMap(({ id, name, families }) => families.map((one) => ({ ...one, id, name }))),
        [PROJECT_COLUMN, ...FAMILY_COLUMNS],
        ({ id, family }) => `${id} ${family}`,
      ),
    },
  };
}

const count = (id: 'due' | 'inTime' | 'found'): ReportColumn<FamilyTally> => ({
  ...{ id, kind: 'number', label: `laboratory:column.${id}`, width: 84 },
  value: (tally) => tally[id],
});

const FAMILY_COLUMNS: readonly ReportColumn<FamilyTally>[] = [
  {
    id: 'family',
    kind: 'text',
    label: 'laboratory:column.family',
    width: 160,
    grows: 1,
    value: ({ family }) => family,
  },
  count('due'),
  count('inTime'),
  {
    id: 'pcr',
    kind: 'percent',
    label: 'laboratory:column.pcr',
    width: 76,
    value: ({ due, inTime }) => (due > 0 ? (100 * inTime) / due : null),
  },
  count('found'),
  {
    id: 'daysAhead',
    kind: 'number',
    label: 'laboratory:column.daysAhead',
    width: 104,
    value: ({ found, daysAhead }) => (found > 0 ? daysAhead / found : null),
    text: ({ found, daysAhead }, { format }) => format.number(found > 0 ? daysAhead / found : null, 1),
  },
];
