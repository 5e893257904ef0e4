import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SecondClose, shortCodes, type UpdatedTask } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { useFormat } from '../../base/format';
import { selectPlan } from '../../plan/state/plan-selectors';

/** How many are named. */
const NAMED = 8;

/** What the close of the second term has brought up to date: the tasks that weigh otherwise, or are planned otherwise, than at the first. */
export function SecondCloseUpdate({ by, tasks }: SecondClose) {
  const { t } = useTranslation('term');
  return (
    <div>
      <Typography>{t('secondClose.updated', { count: tasks.length })}</Typography>
      {tasks.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere', color: 'text.secondary' }}>
          {tasks.slice(0, NAMED).map((task) => (
            <UpdatedTaskLine key={task.taskId} task={task} by={by} />
          ))}
          {tasks.length > NAMED && <li>{t('close.more', { count: tasks.length - NAMED })}</li>}
        </Box>
      )}
    </div>
  );
}

function UpdatedTaskLine({ task, by }: { readonly task: UpdatedTask; readonly by: string }) {
  const { t } = useTranslation('term');
  const format = useFormat();
  const plan = useAppSelector(selectPlan)!;
  const { taskId, weight, planned } = task;
  const named = `${shortCodes(plan).get(taskId) ?? ''} ${plan.tasks.get(taskId)?.text ?? ''}`.trim();
  const parts = [
    weight.then !== weight.now &&
      t('secondClose.weight', { then: format.percent(weight.then, 2), now: format.percent(weight.now, 2) }),
    planned &&
      planned.then !== planned.now &&
      t('secondClose.planned', {
        by: format.date(by),
        then: format.percent(planned.then * 100),
        now: format.percent(planned.now * 100),
      }),
  ];
  return <li>{`${named}: ${parts.filter(Boolean).join(' · ')}`}</li>;
}
