import type { IndicatorResults } from '@plomada/contracts';
import { allows, INDICATOR_SOURCES, type TiledReport } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { useRoles } from '../../projects/roles';
import type { ReportTileProps } from '../tile/report-tile';
import { type FilledReport, type Report, REPORTS } from './report';

/** What a report's tile shows of these results; null where they lack it, it may not be seen, or an older version calculated it otherwise. */
export type Tiles = (id: TiledReport) => Omit<ReportTileProps, 'fills'> | null;

export function useTiles(results: IndicatorResults, projectName: string, computedAt: string | null): Tiles {
  const { t } = useTranslation(['reports', 'indicators']);
  const format = useFormat();
  const roles = useRoles();
  const fill = useMemo(() => filledOnce(results), [results]);
  return useCallback(
    (id) => {
      const report = REPORTS.find((one) => one.id === id);
      if (!report || !allows(roles, report.permission)) return null;
      const filled = fill(report);
      if (!filled) return null;
      return {
        ...{ filled, projectName },
        name: t(`indicators:${id}.title`),
        explanation: {
          text: t(`indicators:${id}.text`),
          source: INDICATOR_SOURCES[id] ?? t('indicators:own'),
        },
        ...(computedAt && {
          cutOff: t('reports:tile.cutOff', { date: format.date(computedAt.slice(0, 10)) }),
        }),
      };
    },
    [t, format, roles, fill, projectName, computedAt],
  );
}

/** Each report of these results, made when a tile shows it first: reading all of them costs more than the page. */
function filledOnce(results: IndicatorResults): (report: Report) => FilledReport | null {
  const known = new Map<Report, FilledReport | null>();
  return (report) => {
    const present = known.get(report);
    if (present !== undefined) return present;
    const filled = report.fill(results);
    known.set(report, filled);
    return filled;
  };
}
