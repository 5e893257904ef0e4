import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FORGOT_PASSWORD_PATH } from '../../base/paths';

/** A link that was used, ran out, or was never ours: the three look the same. */
export function UselessLink() {
  const { t } = useTranslation('account');
  return (
    <>
      <Alert severity="error" sx={{ mb: 4 }}>
        {t('linkInvalid')}
      </Alert>
      <Button component={Link} to={FORGOT_PASSWORD_PATH} variant="outlined" fullWidth>
        {t('askAgain')}
      </Button>
    </>
  );
}
