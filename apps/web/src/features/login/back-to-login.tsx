import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';

/** The way on for who cannot go on here: to the login, or, where somebody is signed in, to their work. */
export function BackToLogin() {
  const { t } = useTranslation('login');
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <Box sx={{ textAlign: 'center', mt: 6 }}>
      {isSignedIn ? <Link to="/">{t('common:back')}</Link> : <Link to="/login">{t('backToLogin')}</Link>}
    </Box>
  );
}
