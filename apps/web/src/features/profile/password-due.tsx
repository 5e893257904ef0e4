import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { loadAgain } from '../../base/go-to';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { PublicPage } from '../../base/layout/public-page';
import { selectUser, signOffRequested } from '../../base/session/session-slice';
import { ChangePasswordForm } from './change-password-form';
import { usePasswordRules } from './use-password-rules';

/** In place of every page while somebody has a password that another one chose. */
export function PasswordDue() {
  const user = useAppSelector(selectUser);
  return user && <DueOf userId={user.id} />;
}

function DueOf({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { minimum } = usePasswordRules(userId);
  return (
    <PublicPage title={t('password.due.title')}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('password.due.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('password.due.detail')}</Typography>
      <Stack spacing={3}>
        {/* What the pages asked for meanwhile was refused: they begin anew. */}
        <ChangePasswordForm userId={userId} minimum={minimum} onChanged={loadAgain} />
        <Button onClick={() => dispatch(signOffRequested())}>{t('password.due.signOff')}</Button>
      </Stack>
    </PublicPage>
  );
}
