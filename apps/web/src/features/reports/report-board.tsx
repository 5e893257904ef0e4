import type { IndicatorResults, ReportId } from '@plomada/contracts';
import { allows } from '@plomada/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '../../base/grid/address-filters';
import { useRoles } from '../projects/roles';
import { FIGURE_COLUMNS } from './figure-columns';
import { MoreReports } from './more-reports';
import type { FilledReport, Report } from './registry/report';
import { REPORTS } from './registry/reports';
import { ReportTile, type ReportTileProps } from './report-tile';

const FIGURES: readonly ReportId[] = ['PPC', 'CommitmentLevel', 'PCR', 'ProjectDetails'];
/** With the figures, the dashboard that the spec gives to everybody. */
const CHARTS: readonly ReportId[] = [
  ...(['PPC_PCR_RealProgress', 'SCurve', 'SPI', 'CNCPareto'] as const),
  ...(['IdenTimeByFamily', 'restState'] as const),
];
/** The rest of the catalogue, by what it is about. */
const SECTIONS = {
  compliance: [
    ...(['PPC_Last_6_Weeks', 'PCR_Last_6_Weeks', 'PPCResponsibleWeek'] as const),
    ...(['PPCResponsible', 'PCRResponsibleWeek', 'PCRResponsible'] as const),
  ],
  causes: ['CNCLastWeek', 'CNC6Weeks', 'CNCByRoleLastTerm', 'CNCByRole', 'CNC'],
  restrictions: ['restStateFamily', 'IdenRest', 'IdenTime'],
  schedule: ['burnDown', 'histogram'],
} satisfies Readonly<Record<string, readonly ReportId[]>>;
const SECTION_NAMES = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
const CHART_COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** The indicators of a project with closed terms. What was calculated by an older version and lacks a report goes without it. */
export function ReportBoard({
  results,
  projectName,
}: {
  readonly results: IndicatorResults;
  readonly projectName: string;
}) {
  const { t } = useTranslation('reports');
  const roles = useRoles();
  const fill = useMemo(() => filledOnce(results), [results]);
  const filters = useAddressFilters();
  const moreId = useId();
  const tilesOf = (
    ids: readonly ReportId[],
    more: Partial<Pick<ReportTileProps, 'name' | 'face' | 'filters'>> = {},
  ) =>
    REPORTS.filter(({ id, permission }) => ids.includes(id) && allows(roles, permission)).flatMap(
      (report) => {
        const of = fill(report);
        if (!of) return [];
        return [
          <ReportTile
            key={report.id}
            isMain={report.id === FIGURES[0]}
            name={t(report.title as never)}
            filled={of}
            projectName={projectName}
            {...more}
          />,
        ];
      },
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, pb: 6 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: FIGURE_COLUMNS, gap: 4 }}>{tilesOf(FIGURES)}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: CHART_COLUMNS, gap: 4 }}>
        {tilesOf(CHARTS)}
        {tilesOf(['PPC_PCR_RealProgress'], { name: t('terms.title'), face: 'table', filters })}
      </Box>
      <Box component="section" aria-labelledby={moreId}>
        <Typography id={moreId} variant="h2" sx={{ mb: 2 }}>
          {t('more.title')}
        </Typography>
        {SECTION_NAMES.map((name) => (
          <MoreReports key={name} title={t(`more.${name}`)}>
            {() => tilesOf(SECTIONS[name])}
          </MoreReports>
        ))}
      </Box>
    </Box>
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
