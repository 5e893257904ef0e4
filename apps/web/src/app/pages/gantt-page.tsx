import { type Plan, openTerm, termLastDay } from '@plomada/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { PlanBoundary } from '../../plan/plan-boundary';
import { CircularLinksButton } from '../../features/circular-links/circular-links-button';
import { ExportMenu } from '../../features/plan-export/export-menu';
import { importActions } from '../../features/import/import-slice';
import { useTaskInAddress } from '../../plan/filter/use-task-in-address';
import { planActions } from '../../plan/state/plan-actions';
import { selectMay, selectReadyId } from '../../plan/state/plan-selectors';
import { SheetMenu } from '../../features/sheet-import/sheet-menu';
import { CloseTermButton } from '../../features/term/close-term-button';
import { GanttBoard } from '../../features/gantt/gantt-board';

/** /gantt: the master plan, the lookahead, the short term and the baseline on one chart. */
export function GanttPage() {
  const { t } = useTranslation('gantt');
  return <PlanBoundary failed={t('failed')}>{(plan) => <OpenPlan plan={plan} />}</PlanBoundary>;
}

function OpenPlan({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('gantt');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const editable = useAppSelector(selectMay('editPlan'));
  const records = useAppSelector(selectMay('recordProgress'));
  const projectId = useAppSelector(selectReadyId)!;
  const term = openTerm(plan);
  useTaskInAddress(plan);
  const startImport = () => dispatch(importActions.opened({ projectId }));
  const addFirst = () =>
    dispatch(
      planActions.submit({
        type: 'CREATE_TASK',
        payload: { id: newId(), text: t('newTask'), parent: null },
      }),
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <Box sx={{ px: 4, pt: 3 }}>
        <PageHeader
          title={t('title')}
          context={t('context', {
            number: term.number,
            from: format.date(term.startDate),
            to: format.date(termLastDay(term)),
          })}
          tools={
            plan.tasks.size > 0 && (
              <>
                <CircularLinksButton plan={plan} />
                {editable && <Button onClick={startImport}>{t('import')}</Button>}
                {records && <SheetMenu />}
                <ExportMenu />
              </>
            )
          }
          action={plan.tasks.size > 0 && <CloseTermButton />}
        />
      </Box>
      {plan.tasks.size > 0 ? (
        <GanttBoard plan={plan} editable={editable} />
      ) : (
        <Empty
          title={t('empty.title')}
          detail={editable ? t('empty.detail') : t('empty.viewer')}
          action={
            editable && (
              <Box sx={{ display: 'flex', gap: 2 }}>
                <Button variant="contained" onClick={startImport}>
                  {t('import')}
                </Button>
                <Button onClick={addFirst}>{t('empty.add')}</Button>
              </Box>
            )
          }
        />
      )}
    </Box>
  );
}
