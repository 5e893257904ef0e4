import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** A link that was cut, or is none of ours. */
export function InvalidLink() {
  const { t } = useTranslation('unsubscribe');
  return <Alert severity="error">{t('invalid')}</Alert>;
}
