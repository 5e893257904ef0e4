import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';

export function BackToLogin() {
  const { t } = useTranslation('login');
  return (
    <Box sx={{ textAlign: 'center', mt: 6 }}>
      <Link component={RouterLink} to="/login">
        {t('backToLogin')}
      </Link>
    </Box>
  );
}
