import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly acceptable: boolean;
  readonly busy: boolean;
  /** The element that says what the buttons are about. */
  readonly titleId: string;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** What an administrator does with a proposal: one whose ground has moved is only rejected. */
export function DecideButtons({ acceptable, busy, titleId, onAccept, onReject }: Props) {
  const { t } = useTranslation('notifications');
  const [acceptId, rejectId] = [useId(), useId()];
  return (
    <>
      {acceptable && (
        <Button
          id={acceptId}
          size="small"
          variant="contained"
          loading={busy}
          aria-labelledby={`${acceptId} ${titleId}`}
          onClick={onAccept}
        >
          {t('accept')}
        </Button>
      )}
      <Button
        id={rejectId}
        size="small"
        variant="outlined"
        disabled={busy}
        aria-labelledby={`${rejectId} ${titleId}`}
        onClick={onReject}
      >
        {t('reject')}
      </Button>
    </>
  );
}
