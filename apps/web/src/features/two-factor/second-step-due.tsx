import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { PublicPage } from '../../base/layout/public-page';
import { selectUser, signOffRequested } from '../../base/session/session-slice';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SetUpDialog } from './set-up-dialog';

/** In place of every page while a business asks for a second step that is not set up. */
export function SecondStepDue() {
  const { t } = useTranslation('twoFactor');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!user) return null;
  return (
    <PublicPage title={t('title')}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('due.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('due.detail')}</Typography>
      <Stack spacing={3}>
        <Button variant="contained" onClick={() => setSettingUp(true)}>
          {t('setUp')}
        </Button>
        <Button onClick={() => dispatch(signOffRequested())}>{t('due.signOff')}</Button>
      </Stack>
      {isSettingUp && (
        <SetUpDialog
          userId={user.id}
          onDone={({ recoveryCodes }) => {
            setSettingUp(false);
            setCodes(recoveryCodes);
          }}
          onClose={() => setSettingUp(false)}
        />
      )}
      {/* What the pages asked for meanwhile was refused: they begin anew. */}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => window.location.reload()} />}
    </PublicPage>
  );
}
