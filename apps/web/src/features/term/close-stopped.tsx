import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { selectMay, selectPlan } from '../../plan/state/plan-selectors';
import { type CloseStage, mayBeForced, type StopReason } from './close-state';

/** How many of the tasks are named. */
const NAMED = 8;

/** Why the close stopped, and where. */
export function CloseStopped({ stage, why }: { readonly stage: CloseStage; readonly why: StopReason }) {
  const { t } = useTranslation('term');
  const textOf = useFailureText();
  const plan = useAppSelector(selectPlan)!;
  const mayForce = useAppSelector(selectMay('forceClose'));
  const named = why.name === 'differs' ? [...new Set(Object.values(why.data).flat())] : [];
  return (
    <Alert severity="error">
      <Typography sx={{ fontWeight: 600 }}>{t('close.stoppedAt', { stage: t(`stage.${stage}`) })}</Typography>
      <Typography variant="body2">
        {why.name === 'failure' ? textOf(why.failure) : t(`close.${why.name}`)}
      </Typography>
      {named.length > 0 && (
        <ul>
          {named.slice(0, NAMED).map((id) => (
            <li key={id}>{plan.tasks.get(id)?.text ?? t('close.unknownTask')}</li>
          ))}
          {named.length > NAMED && <li>{t('close.more', { count: named.length - NAMED })}</li>}
        </ul>
      )}
      {mayForce && mayBeForced(why) && <Typography variant="body2">{t('close.mayForce')}</Typography>}
    </Alert>
  );
}
