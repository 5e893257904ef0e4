import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function BackToLogin() {
  const { t } = useTranslation('login');
  return (
    <Box sx={{ textAlign: 'center', mt: 6 }}>
      <Link to="/login">{t('backToLogin')}</Link>
    </Box>
  );
}
