import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../base/hooks';
import { INVITATION_PATH } from '../../base/paths';
import { loginActions } from '../login/login-slice';
import type { Preview } from './invitation-api';

interface Props {
  readonly email: string;
  /** The provider that the business has them sign on at, whether or not they have an account. */
  readonly signOn: Preview['signOn'];
}

/** By the password of the account that the address has, or at the provider of the business; then back here. */
export function LogInFirst({ email, signOn }: Props) {
  const { t } = useTranslation('invitation');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logIn = () => {
    dispatch(loginActions.emailGiven(email));
    void navigate(`/login?from=${encodeURIComponent(INVITATION_PATH)}`);
  };
  return (
    <>
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {signOn ? t('atProvider', { email, name: signOn.name }) : t('hasAccount', { email })}
      </Typography>
      <Button variant="contained" size="large" fullWidth onClick={logIn}>
        {signOn ? t('logInAt', signOn) : t('logIn')}
      </Button>
    </>
  );
}
