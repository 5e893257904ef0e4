import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { type CloseProblems, closeProblems } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { AssignDialog } from '../responsibles/assign-dialog';
import { planActions } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { CauseDialog } from './cause-dialog';
import { CheckedTask } from './checked-task';

/** How many lines of a kind are listed; the bulk button takes them all. */
const LISTED = 50;

/** What keeps the term from closing; every line is mended here and goes away when it is. */
export function CloseChecklist({ problems }: { readonly problems: CloseProblems }) {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan)!;
  const [assigning, setAssigning] = useState<readonly string[] | null>(null);
  const [explaining, setExplaining] = useState<string | null>(null);
  const left = useMemo(() => closeProblems(plan), [plan]);
  const line = (id: string, button: string, act: () => void) => (
    <CheckedTask key={id} plan={plan} taskId={id} button={button} onMend={act} />
  );
  return (
    <>
      {left.message ? (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t(`codes:${problems.message ?? left.message}`)}
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
            {left.missingResponsible
              .slice(0, LISTED)
              .map((id) => line(id, t('close.assign'), () => setAssigning([id])))}
          </List>
        </section>
      )}
      {left.missingCauses.length > 0 && (
        <section>
          <Typography variant="h3" component="h3">
            {t('close.withoutCause', { count: left.missingCauses.length })}
          </Typography>
          <List dense>
            {left.missingCauses.map((id) => line(id, t('close.explain'), () => setExplaining(id)))}
          </List>
        </section>
      )}
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
      {explaining && <CauseDialog taskId={explaining} onClose={() => setExplaining(null)} />}
    </>
  );
}
