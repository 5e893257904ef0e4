import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LockIcon } from '../icons/icons';
import { StateMessage } from './state-message';

/** The person may not see this, or it does not exist: the two look the same on purpose. */
export function NoPermission({ title, detail }: { readonly title?: string; readonly detail?: string }) {
  const { t } = useTranslation('common');
  return (
    <StateMessage
      icon={<LockIcon />}
      title={title ?? t('noPermission.title')}
      detail={detail ?? t('noPermission.detail')}
      action={
        <Button component={Link} to="/" variant="outlined">
          {t('backHome')}
        </Button>
      }
    />
  );
}
