import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { useMutation } from '../../base/api/use-mutation';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { useAppDispatch } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { messageShown } from '../../base/messages/messages-slice';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { endOtherSessions, openSessions, type OpenSession } from './profile-api';
import { ProfileCard } from './profile-card';

/** Where one is signed in, and the way out everywhere else at once. */
export function AccessSection({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [answer, again] = useQuery(useCallback(() => openSessions(userId), [userId]));
  const { busy, failure, make } = useMutation();
  const end = () =>
    make(async () => {
      const { ended } = await endOtherSessions(userId);
      dispatch(messageShown({ severity: 'success', key: 'profile:access.ended', params: { count: ended } }));
      again();
    });
  return (
    <ProfileCard title={t('access.title')}>
      {failure && <FailureAlert failure={failure} />}
      {answer.status === 'loading' && <LoadingRows rows={2} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('access.failed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && (
        <>
          <Sessions sessions={answer.value.sessions} />
          <FocusableButton
            variant="outlined"
            disabled={busy || answer.value.sessions.length < 2}
            onClick={end}
          >
            {t('access.end')}
          </FocusableButton>
        </>
      )}
    </ProfileCard>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <Box
      component="ul"
      tabIndex={0}
      sx={{ listStyle: 'none', p: 0, mt: 0, mb: 4, maxHeight: 240, overflowY: 'auto' }}
    >
      {sessions.map(({ id, createdAt, current, device }) => (
        <Box key={id} component="li" sx={{ py: 1 }}>
          <Typography sx={{ fontWeight: current ? 600 : 400 }}>
            {nameOf(device) || t('access.unknownDevice')}
            {current && ` ${t('access.current')}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('access.since', { date: format.date(createdAt) })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Browser and system, as far as they are known. */
const nameOf = (device: OpenSession['device']): string =>
  [device?.browser, device?.system].filter(Boolean).join(' · ');
