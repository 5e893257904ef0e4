import type { IndicatorResults } from '@plomada/contracts';
import { allows, INDICATOR_SOURCES, type TiledReport } from '@plomada/domain';
import { extentOf, type FilterText } from '@plomada/presentation';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { useRoles } from '../../projects/roles';
import type { Narrowed } from '../filter/use-filtered-results';
import type { ReportTileProps } from '../tile/report-tile';
import { type FilledReport, type Report, REPORTS } from './report';

/** What a report's tile shows of these results; null where they lack it, it may not be seen, or an older version calculated it otherwise. */
export type Tiles = (id: TiledReport) => Omit<ReportTileProps, 'fills'> | null;

interface Given {
  readonly results: IndicatorResults;
  readonly projectName: string;
  readonly computedAt: string | null;
  /** What they are narrowed to; null for nothing. */
  readonly narrowed: Narrowed | null;
  /** The same in words. */
  readonly texts: readonly FilterText[];
}

export function useTiles({ results, projectName, computedAt, narrowed, texts }: Given): Tiles {
  const { t } = useTranslation(['reports', 'indicators']);
  const format = useFormat();
  const roles = useRoles();
  const shown = narrowed?.results ?? results;
  const fill = useMemo(() => filledOnce(shown), [shown]);
  return useCallback(
    (id) => {
      const report = REPORTS.find((one) => one.id === id);
      if (!report || !allows(roles, report.permission)) return null;
      const filled = fill(report);
      if (!filled) return null;
      const kept = narrowed?.notNarrowedBy[id];
      const isWhole = narrowed === null || !(id in narrowed.indicators);
      const extent = narrowed ? extentOf(id, narrowed, t) : [];
      const said = texts.filter(({ part }) => !isWhole && !kept?.includes(part));
      const day = isWhole ? computedAt?.slice(0, 10) : narrowed.day;
      const cutOff = day === undefined ? [] : [t('reports:tile.cutOff', { date: format.date(day) })];
      return {
        filled,
        ...(filled.isList && { face: 'table' }),
        isNarrowed: !isWhole,
        projectName: [projectName, ...said.map(({ name, text }) => `${name}: ${text}`)].join(' · '),
        name: t(`indicators:${id}.title`),
        explanation: {
          text: t(`indicators:${id}.text`),
          source: INDICATOR_SOURCES[id] ?? t('indicators:own'),
        },
        cutOff: [...cutOff, ...extent].join(' · '),
      };
    },
    [t, format, roles, fill, projectName, computedAt, narrowed, texts],
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
