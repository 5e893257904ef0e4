import Button, { buttonClasses } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { DeleteIcon } from '../../base/icons/icons';

/** Removes a restriction, asked first as in the bar of many. */
export function RemoveRestriction({ onRemove }: { readonly onRemove: () => void }) {
  const { t } = useTranslation('restrictions');
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    setIsAsking(false);
    onRemove();
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setIsAsking(true)} sx={REMOVE}>
        {t('dialog.clear')}
      </Button>
      <AskDialog
        open={isAsking}
        title={t('clear.title', { count: 1 })}
        detail={t('clear.detail')}
        keep={t('clear.keep')}
        go={t('clear.go')}
        onKeep={() => setIsAsking(false)}
        onGo={remove}
      />
    </>
  );
}

/** On a phone all three buttons stand in one line. */
const REMOVE = {
  mr: 'auto',
  px: { xs: 1, sm: 4 },
  [`& .${buttonClasses.startIcon}`]: { display: { xs: 'none', sm: 'inherit' } },
} as const;
