import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownProposal } from './own-unsent';
import { useTakingBack } from './use-taking-back';

interface Props {
  readonly proposal: ShownProposal;
  /** The element that says what is taken back. */
  readonly titleId: string;
  readonly sx?: ButtonProps['sx'];
}

/** Takes a proposal back that this person made; nothing of anybody else's. */
export function TakeBackButton({ proposal, titleId, sx }: Props) {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const { ask, dialog } = useTakingBack(proposal);
  const ownId = useId();
  if (!ask) return null;
  return (
    <>
      <Button
        id={ownId}
        size="small"
        variant="outlined"
        aria-labelledby={`${ownId} ${titleId}`}
        onClick={ask}
        sx={{ flexShrink: 0, ...sx }}
      >
        {t('own.takeBack')}
      </Button>
      {dialog}
    </>
  );
}
