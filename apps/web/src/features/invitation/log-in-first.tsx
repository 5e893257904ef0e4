import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../base/hooks';
import { INVITATION_PATH } from '../../base/paths';
import { loginActions } from '../login/login-slice';

/** The address has an account: its password, or the provider of its business, then back here. */
export function LogInFirst({ email }: { readonly email: string }) {
  const { t } = useTranslation('invitation');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logIn = () => {
    dispatch(loginActions.emailGiven(email));
    void navigate(`/login?from=${encodeURIComponent(INVITATION_PATH)}`);
  };
  return (
    <>
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>{t('hasAccount', { email })}</Typography>
      <Button variant="contained" size="large" fullWidth onClick={logIn}>
        {t('logIn')}
      </Button>
    </>
  );
}
