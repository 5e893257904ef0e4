import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';

/** A link that was cut, or ends nothing any more, and what helps. */
export function InvalidLink() {
  const { t } = useTranslation('unsubscribe');
  return (
    <>
      <Alert severity="error" sx={{ mb: 4 }}>
        {t('invalid.title')}
      </Alert>
      <Typography sx={{ mb: 3 }}>{t('invalid.newest')}</Typography>
      <Typography sx={{ mb: 3 }}>
        {t('invalid.account')}{' '}
        <Link component={RouterLink} to="/profile_settings">
          {t('invalid.open')}
        </Link>
        .
      </Typography>
      <Typography>{t('invalid.ask')}</Typography>
    </>
  );
}
