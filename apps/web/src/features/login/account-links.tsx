import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CREATE_ACCOUNT_PATH, FORGOT_EMAIL_PATH, FORGOT_PASSWORD_PATH } from '../../base/paths';

/** The ways on for who cannot log in: each leads to a page that loads when it is visited. */
export function AccountLinks() {
  const { t } = useTranslation('login');
  const ways = [
    [FORGOT_PASSWORD_PATH, t('forgotPassword')],
    [FORGOT_EMAIL_PATH, t('forgotEmail')],
    [CREATE_ACCOUNT_PATH, t('createAccount')],
  ] as const;
  return (
    <Box
      component="nav"
      aria-label={t('otherWays')}
      sx={{ display: 'grid', justifyItems: 'center', gap: 3, mt: 6 }}
    >
      {ways.map(([path, label]) => (
        <Link key={path} to={path}>
          {label}
        </Link>
      ))}
    </Box>
  );
}
