import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { loadAgain } from '../../base/go-to';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { PublicPage } from '../../base/layout/public-page';
import { selectUser, signOffRequested } from '../../base/session/session-slice';
import { ErrorRetry } from '../../base/states/error-retry';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SetUpDialog } from './set-up-dialog';
import { twoFactorOf } from './two-factor-api';

/** In place of every page while a business asks for a second step that is not set up. */
export function SecondStepDue() {
  const user = useAppSelector(selectUser);
  return user && <DueOf userId={user.id} />;
}

function DueOf({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('twoFactor');
  const dispatch = useAppDispatch();
  const [answer, again] = useQuery(useCallback(() => twoFactorOf(userId), [userId]));
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <PublicPage title={t('title')}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('due.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('due.detail')}</Typography>
      <Stack spacing={3}>
        {answer.status === 'failed' ? (
          <ErrorRetry title={t('failed')} failure={answer.failure} onRetry={again} />
        ) : (
          <Button
            variant="contained"
            disabled={answer.status === 'loading'}
            onClick={() => setSettingUp(true)}
          >
            {t('setUp')}
          </Button>
        )}
        <Button onClick={() => dispatch(signOffRequested())}>{t('due.signOff')}</Button>
      </Stack>
      {isSettingUp && answer.status === 'ready' && (
        <SetUpDialog
          userId={userId}
          hasPassword={answer.value.hasPassword}
          onDone={({ recoveryCodes }) => {
            setSettingUp(false);
            setCodes(recoveryCodes);
          }}
          onClose={() => setSettingUp(false)}
        />
      )}
      {/* What the pages asked for meanwhile was refused: they begin anew. */}
      {codes && <RecoveryCodesDialog codes={codes} onClose={loadAgain} />}
    </PublicPage>
  );
}
