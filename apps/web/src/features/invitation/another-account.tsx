import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectUser, signOffRequested } from '../../base/session/session-slice';

/** Somebody else is signed in in this browser. Signing off reloads this page, and the invitation with it. */
export function AnotherAccount({ email }: { readonly email: string }) {
  const { t } = useTranslation('invitation');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <Alert severity="info" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {t('another', { email, own: user.email })}
      </Alert>
      <Button variant="contained" size="large" fullWidth onClick={() => dispatch(signOffRequested())}>
        {t('signOff')}
      </Button>
    </>
  );
}
