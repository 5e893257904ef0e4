import Box from '@mui/material/Box';
import type { ReportId } from '@plomada/contracts';
import { meetingProtocol, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProject } from '../projects/use-project';
import { useToday } from '../../plan/rows/use-today';
import { ComputedAt } from '../reports/computed-at';
import { REPORTS } from '../reports/registry/report';
import { ReportTile } from '../reports/tile/report-tile';
import { useReports } from '../reports/use-reports';
import { DueRestrictions } from '../minutes/due-restrictions';
import type { MeetingStep } from './meeting-steps';
import { PpcByPerson } from './ppc-by-person';
import { STEP_GRID } from './step-grid';
import { useCommonCommands } from './use-common-commands';
import { useMeetingKeys } from './use-meeting-keys';

interface Props {
  readonly plan: Plan;
  /** The number of the term that is looked back on. */
  readonly reviewed: number;
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

const TILES: readonly ReportId[] = ['PPC', 'CNCLastWeek'];

/** The reports that belong to the meeting: who kept what, why not, and what has to be released next. */
export function MeetingFigures({ plan, reviewed, onStep, onLeave }: Props) {
  const { t } = useTranslation(['meeting', 'indicators']);
  const today = useToday();
  const project = useProject()!.project;
  const reports = useReports(project.id);
  const results = reports?.indicators ?? null;
  const protocol = useMemo(() => meetingProtocol(plan, reviewed, today), [plan, reviewed, today]);
  useMeetingKeys(useCommonCommands({ onStep, onLeave }));
  return (
    <Box sx={GRID}>
      {/* One rule counts both; the reports follow the plan a moment later, so each says as of when. */}
      <Box sx={{ gridColumn: '1 / -1', fontSize: '0.72em', color: 'text.secondary' }}>
        {t('sources.own')} {reports && <ComputedAt reports={reports} />}
      </Box>
      <PpcByPerson protocol={protocol} />
      <DueRestrictions due={protocol.due} />
      {REPORTS.filter(({ id }) => TILES.includes(id)).map((report) => {
        const filled = results && report.fill(results);
        return (
          filled && (
            <ReportTile
              key={report.id}
              name={t(`indicators:${report.id}.title`)}
              filled={filled}
              projectName={plan.settings.name}
            />
          )
        );
      })}
    </Box>
  );
}

const GRID = {
  ...STEP_GRID,
  // Cards clip what is beyond them: without this they share the window's height, and the last lines of each are lost.
  gridAutoRows: 'max-content',
  gap: 4,
  p: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
