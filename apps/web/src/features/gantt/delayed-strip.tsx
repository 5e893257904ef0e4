import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectMay } from '../../plan/state/plan-selectors';
import { rescheduleActions } from '../reschedule/reschedule-slice';

interface Props {
  /** Delayed tasks among those shown. */
  readonly taskIds: readonly string[];
  readonly editable: boolean;
  /** Not where nothing is selected. */
  readonly onSelect: ((taskIds: readonly string[]) => void) | undefined;
}

/** Above the rows of the short term and the lookahead: how much is late, and the way to give it a new end. */
export function DelayedStrip({ taskIds, editable, onSelect }: Props) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const mayRecord = useAppSelector(selectMay('recordProgress'));
  if (taskIds.length === 0) return null;
  // A new end is given, or asked for; who only looks does neither.
  const says = editable ? 'count' : mayRecord ? 'ask' : 'only';
  return (
    <Alert
      severity="error"
      role="region"
      aria-label={t('late.label')}
      sx={STRIP}
      action={
        <>
          {onSelect && (
            <Button size="small" color="inherit" onClick={() => onSelect(taskIds)}>
              {t('late.select')}
            </Button>
          )}
          {editable && (
            <Button size="small" color="inherit" onClick={() => dispatch(rescheduleActions.asked(taskIds))}>
              {t('late.reschedule')}
            </Button>
          )}
        </>
      }
    >
      {t(`late.${says}`, { count: taskIds.length })}
    </Alert>
  );
}

/** On a phone its buttons stand below its words. */
const STRIP = {
  mx: 4,
  mb: 2,
  py: 0,
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 200px', sm: '0 1 auto' } },
  '& .MuiAlert-action': { pt: 0, gap: 1 },
} as const;
