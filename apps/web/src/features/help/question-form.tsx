import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';

interface Props {
  readonly disabled: boolean;
  readonly onAsk: (text: string) => void;
}

/** Longest question, in characters: more is a request. */
const LONGEST = 200;

/** Where a question is typed. */
export function QuestionForm({ disabled, onAsk }: Props) {
  const { t } = useTranslation('help');
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === '' || disabled) return;
    onAsk(text.trim());
    setText('');
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'flex', gap: 2, flex: 1, minWidth: 0 }}>
      <TextField
        label={t('question')}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
        autoFocus
        autoComplete="off"
        sx={{ flex: 1, minWidth: 0 }}
      />
      <Button type="submit" variant="contained" disabled={disabled || text.trim() === ''}>
        {t('ask')}
      </Button>
    </Box>
  );
}
