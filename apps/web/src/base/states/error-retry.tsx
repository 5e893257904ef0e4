import type { Failure } from '@plomada/contracts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { RetryIcon, WarningIcon } from '../icons/icons';
import { useFailureText } from '../messages/use-failure-text';
import { StateMessage } from './state-message';

interface Props {
  /** What did not work, in one sentence. */
  readonly title: string;
  readonly failure: Pick<Failure, 'code' | 'params'> | null;
  readonly onRetry: () => void;
  readonly heading?: 'h1' | 'p';
}

/** Something could not be loaded: what happened, and try again. */
export function ErrorRetry({ title, failure, onRetry, heading = 'p' }: Props) {
  const { t } = useTranslation('common');
  const textOf = useFailureText();
  return (
    <StateMessage
      role="alert"
      heading={heading}
      icon={<WarningIcon />}
      title={title}
      {...(failure && { detail: textOf(failure) })}
      action={
        <Button variant="outlined" startIcon={<RetryIcon />} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
