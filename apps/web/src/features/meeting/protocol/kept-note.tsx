import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { useAppSelector } from '../../../base/hooks';
import { FailureAlert } from '../../../base/messages/failure-alert';
import { useOnline } from '../../../base/states/use-online';
import { selectJoined } from '../../../plan/state/plan-selectors';
import type { ShownMinutes } from '../../minutes/use-minutes';

/** Where the minutes stand: kept on the server and by whom, in this browser alone, or joined with what somebody else wrote. */
export function KeptNote({ minutes }: { readonly minutes: ShownMinutes }) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  // A socket notices later than the browser that its network is gone.
  const joined = useAppSelector(selectJoined);
  const isReachable = useOnline() && joined;
  const { status, failure, refused, joinedWith, isUnsent, kept, again, joiningRead } = minutes;
  const standing = () => {
    if (isUnsent) return t(isReachable ? 'kept.sending' : 'kept.here');
    return kept
      ? t('kept.saved', { name: kept.savedBy.name, at: format.date(kept.savedAt) })
      : t('kept.none');
  };
  return (
    <Box sx={{ mb: 5 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {standing()}
      </Typography>
      {joinedWith !== null && (
        <Alert severity="warning" onClose={joiningRead} sx={{ mt: 2 }}>
          {t('kept.joined', { name: joinedWith })}
        </Alert>
      )}
      {refused && (
        <>
          <FailureAlert failure={refused} />
          <Typography variant="body2">{t('kept.refused')}</Typography>
        </>
      )}
      {status === 'failed' && failure && (
        <>
          <FailureAlert failure={failure} />
          <Button onClick={again}>{t('common:retry')}</Button>
        </>
      )}
    </Box>
  );
}
