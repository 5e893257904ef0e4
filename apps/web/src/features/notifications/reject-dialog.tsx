import { MOST_WORD } from '@plomada/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';

interface Props {
  readonly count: number;
  readonly onReject: (word: string) => void;
  readonly onClose: () => void;
}

/** Rejects proposals, with a word to who made them. */
export function RejectDialog({ count, onReject, onClose }: Props) {
  const { t } = useTranslation('notifications');
  const [word, setWord] = useState('');
  return (
    <FormDialog
      title={t('rejecting.title', { count })}
      submit={t('reject')}
      color="error"
      maxWidth="xs"
      dirty={word.trim() !== ''}
      onSubmit={() => onReject(word.trim())}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('rejecting.detail')}
      </Typography>
      <TextField
        multiline
        minRows={2}
        label={t('rejecting.word')}
        value={word}
        onChange={setWord}
        maxLength={MOST_WORD}
      />
    </FormDialog>
  );
}
