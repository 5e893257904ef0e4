import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { parsePercentage } from '../progress/parse-percentage';

interface Props {
  readonly label: string;
  /** The share, 0..1. */
  readonly onGiven: (share: number) => void;
  readonly onClose: () => void;
}

/** Any percentage, typed in the row. */
export function PercentageForm({ label, onGiven, onClose }: Props) {
  const { t } = useTranslation(['meeting', 'progress']);
  const [typed, setTyped] = useState('');
  const share = parsePercentage(typed);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (typeof share === 'number') onGiven(share);
    else if (share === 'none') onClose();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={give}
      onKeyDown={leave}
      sx={{ display: 'flex', gap: 3, alignItems: 'start', mt: 1 }}
    >
      <TextField
        autoFocus
        label={label}
        value={typed}
        inputMode="decimal"
        problem={share === 'wrong' ? t('progress:share.wrong') : ''}
        hint=" "
        onChange={setTyped}
      />
      <Button type="submit" variant="contained" disabled={typeof share !== 'number'}>
        {t('progress:share.give')}
      </Button>
      <Button onClick={onClose}>{t('common:cancel')}</Button>
    </Box>
  );
}
