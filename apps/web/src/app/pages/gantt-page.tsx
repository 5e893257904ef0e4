import { type Plan, termLastDay } from '@plomada/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { UploadIcon } from '../../base/icons/icons';
import { PageHeader } from '../../base/layout/page-header';
import { usePhone } from '../../base/layout/use-phone';
import { ToolLabel } from '../../base/layout/tool-label';
import { Empty } from '../../base/states/empty';
import { PlanBoundary } from '../../plan/plan-boundary';
import { CircularLinksButton } from '../../features/circular-links/circular-links-button';
import { ExportMenu } from '../../features/plan-export/export-menu';
import { useStartImport } from '../../features/import/use-start-import';
import {
  selectMay,
  selectMustPropose,
  selectOpenTerm,
  selectPlan,
  selectScenario,
} from '../../plan/state/plan-selectors';
import { ScenariosButton } from '../../features/scenarios/scenarios-button';
import { useExportParam } from '../../features/plan-export/use-export-param';
import { SinceVisitLine } from '../../features/last-visit/since-visit-line';
import { SheetMenu } from '../../features/sheet-import/sheet-menu';
import { CloseTermButton } from '../../features/term/close-term-button';
import { GanttBoard } from '../../features/gantt/gantt-board';

/** /gantt: the master plan, the lookahead, the short term and the baseline on one chart. */
export function GanttPage() {
  const { t } = useTranslation('gantt');
  return (
    <PlanBoundary failed={t('failed')}>
      <OpenPlan />
    </PlanBoundary>
  );
}

/** The board alone follows every edit: what stands around it is drawn again when it is another. */
function OpenPlan() {
  const editable = useAppSelector(selectMay('editPlan'));
  const hasTasks = useAppSelector((state) => (selectPlan(state)?.tasks.size ?? 0) > 0);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <Box sx={{ px: 4, pt: { xs: 1, sm: 3 } }}>
        <Head editable={editable} hasTasks={hasTasks} />
      </Box>
      <Board editable={editable} />
      {/* Below the chart, which does not move under a hand when the line comes. */}
      <SinceVisitLine />
    </Box>
  );
}

interface HeadProps {
  readonly editable: boolean;
  readonly hasTasks: boolean;
}

const Head = memo(function Head({ editable, hasTasks }: HeadProps) {
  const { t } = useTranslation('gantt');
  const format = useFormat();
  // What a workbook brings in is more than may be proposed.
  const proposes = useAppSelector(selectMustPropose);
  const records = useAppSelector(selectMay('recordProgress')) && !proposes;
  const term = useAppSelector(selectOpenTerm);
  // What happens in the term is told in the live plan alone.
  const isLive = useAppSelector(selectScenario) === null;
  const startImport = useStartImport();
  const isPhone = usePhone();
  // A phone has no room for the year, which is this one or beside it.
  const dayText = (day: string) => (isPhone ? format.date(day).slice(0, -'/YYYY'.length) : format.date(day));
  return (
    <PageHeader
      title={t('title')}
      context={
        isLive &&
        term &&
        t(isPhone ? 'contextShort' : 'context', {
          number: term.number,
          from: dayText(term.startDate),
          to: dayText(termLastDay(term)),
        })
      }
      foldsTools
      tools={
        hasTasks && (
          <>
            <CircularLinksButton />
            <ScenariosButton />
            {editable && isLive && (
              <Button startIcon={<UploadIcon />} title={t('import')} onClick={startImport}>
                <ToolLabel>{t('import')}</ToolLabel>
              </Button>
            )}
            {records && isLive && <SheetMenu />}
            <ExportMenu />
          </>
        )
      }
      action={hasTasks && isLive && <CloseTermButton />}
    />
  );
});

function Board({ editable }: Pick<HeadProps, 'editable'>) {
  const plan = useAppSelector(selectPlan);
  return plan && <BoardOf plan={plan} editable={editable} />;
}

/** Who may edit starts an empty plan on the board, by every way that there is. */
function BoardOf({ plan, editable }: { readonly plan: Plan; readonly editable: boolean }) {
  const { t } = useTranslation('gantt');
  const [, showExport] = useExportParam();
  if (plan.tasks.size > 0 || editable)
    return <GanttBoard plan={plan} editable={editable} onPrint={() => showExport('pdf')} />;
  return <Empty title={t('empty.title')} detail={t('empty.viewer')} />;
}
