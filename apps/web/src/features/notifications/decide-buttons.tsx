import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposalFacts } from './proposal-card';

interface Props extends ProposalFacts {
  /** `knowing` that it changed since it was proposed, which the button said. */
  readonly onAccept: (knowing: boolean) => void;
  readonly onReject: () => void;
}

/** What an administrator does with a proposal: one whose ground has moved is only rejected. */
export function DecideButtons({ acceptable, changed, titleId, onAccept, onReject }: Props) {
  const { t } = useTranslation('notifications');
  const [acceptId, rejectId] = [useId(), useId()];
  return (
    <>
      {acceptable && (
        <Button
          id={acceptId}
          size="small"
          variant={changed ? 'outlined' : 'contained'}
          aria-labelledby={`${acceptId} ${titleId}`}
          onClick={() => onAccept(changed)}
        >
          {t(changed ? 'acceptAnyway' : 'accept')}
        </Button>
      )}
      <Button
        id={rejectId}
        size="small"
        variant="outlined"
        aria-labelledby={`${rejectId} ${titleId}`}
        onClick={onReject}
      >
        {t('reject')}
      </Button>
    </>
  );
}
