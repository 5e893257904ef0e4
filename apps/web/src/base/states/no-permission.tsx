import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LockIcon } from '../icons/icons';
import { StateMessage } from './state-message';

interface Props {
  readonly title?: string;
  readonly detail?: string;
  readonly more?: ReactNode;
  readonly heading?: 'h1' | 'p';
}

/** The person may not see this, or it does not exist: the two look the same on purpose. */
export function NoPermission({ title, detail, more, heading = 'p' }: Props) {
  const { t } = useTranslation('common');
  return (
    <StateMessage
      heading={heading}
      icon={<LockIcon />}
      title={title ?? t('noPermission.title')}
      detail={detail ?? t('noPermission.detail')}
      more={more}
      action={
        <Button component={Link} to="/" variant="outlined">
          {t('backHome')}
        </Button>
      }
    />
  );
}
