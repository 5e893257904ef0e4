import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { closeProblems } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { AssignDialog } from '../responsibles/assign-dialog';
import { planActions } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { CheckedTask } from './checked-task';
import { ClosePreview } from './close-preview';
import { UnexplainedTasks } from './unexplained-tasks';

/** How many lines of a kind are listed; the bulk button takes them all. */
const LISTED = 50;

/** What keeps the term from closing; every line is mended here and goes away when it is. */
export function CloseChecklist() {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan)!;
  const [assigning, setAssigning] = useState<readonly string[] | null>(null);
  const left = useMemo(() => closeProblems(plan), [plan]);
  return (
    <>
      {left.message ? (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t(`codes:${left.message}`)}
        </Alert>
      ) : (
        <Alert severity="success">{t('close.allThere')}</Alert>
      )}
      {left.missingResponsible.length > 0 && (
        <section>
          <Typography variant="h3" component="h3">
            {t('close.withoutResponsible', { count: left.missingResponsible.length })}
            <Button sx={{ ml: 2 }} onClick={() => setAssigning(left.missingResponsible)}>
              {t('close.assignAll')}
            </Button>
          </Typography>
          <List dense>
            {left.missingResponsible.slice(0, LISTED).map((id) => (
              <CheckedTask
                key={id}
                plan={plan}
                taskId={id}
                button={t('close.assign')}
                onMend={() => setAssigning([id])}
              />
            ))}
          </List>
        </section>
      )}
      {left.missingCauses.length > 0 && <UnexplainedTasks plan={plan} taskIds={left.missingCauses} />}
      <ClosePreview plan={plan} />
      {assigning && (
        <AssignDialog
          responsibles={plan.responsibles.rows}
          tasks={assigning.length}
          present={[]}
          onAssign={(responsibles, mode) => {
            dispatch(
              planActions.submit({
                type: 'ASSIGN_RESPONSIBLES',
                payload: { taskIds: assigning, responsibles, mode },
              }),
            );
            setAssigning(null);
          }}
          onClose={() => setAssigning(null)}
        />
      )}
    </>
  );
}
