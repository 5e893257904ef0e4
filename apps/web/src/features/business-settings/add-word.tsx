import type { Failure, ListEntry } from '@plomada/contracts';
import Box from '@mui/material/Box';
import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { FocusableButton } from '../../base/focus/focusable-button';
import { AddIcon } from '../../base/icons/icons';
import { useFailureText } from '../../base/messages/use-failure-text';
import { SECTION_LEFT } from '../../base/unsaved/leave-guard';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { repeated } from './repeated';

interface Props {
  readonly words: readonly ListEntry[];
  readonly onAdd: (name: string) => Promise<Failure | null>;
}

export function AddWord({ words, onAdd }: Props) {
  const { t } = useTranslation('businessSettings');
  const textOf = useFailureText();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const unsaved = useCallback(() => name.trim() !== '', [name]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || busy) return;
    setBusy(true);
    const refused = repeated(words, name) ?? (await onAdd(name.trim()));
    setBusy(false);
    setFailure(refused);
    if (!refused) setName('');
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', mb: 2 }}
    >
      <TextField
        label={t('words.new')}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setFailure(null);
        }}
        problem={failure && textOf(failure)}
        hint=" "
        maxLength={120}
        sx={{ maxWidth: 420 }}
      />
      <FocusableButton
        type="submit"
        variant="contained"
        startIcon={<AddIcon />}
        disabled={busy || name.trim() === ''}
        sx={{ height: 40 }}
      >
        {t('words.add')}
      </FocusableButton>
      <UnsavedGuard unsaved={unsaved} params={SECTION_LEFT} />
    </Box>
  );
}
