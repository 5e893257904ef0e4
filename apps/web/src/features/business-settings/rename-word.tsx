import type { Failure, ListEntry } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { useFailureText } from '../../base/messages/use-failure-text';
import { SECTION_LEFT } from '../../base/unsaved/leave-guard';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { repeated } from './repeated';

interface Props {
  readonly word: ListEntry;
  readonly words: readonly ListEntry[];
  readonly onRename: (name: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** The word as a field in its own line: Enter keeps it, Escape leaves it as it was. */
export function RenameWord({ word, words, onRename, onClose }: Props) {
  const { t } = useTranslation('businessSettings');
  const textOf = useFailureText();
  const [name, setName] = useState(word.name);
  const [failure, setFailure] = useState<Failure | null>(null);
  const unsaved = useCallback(() => name !== word.name, [name, word.name]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    if (name.trim() === word.name) return onClose();
    const refused = repeated(words, name, word.id) ?? (await onRename(name.trim()));
    setFailure(refused);
    if (!refused) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      sx={{ display: 'flex', flex: 1, gap: 2, alignItems: 'flex-start', py: 1 }}
    >
      <TextField
        autoFocus
        label={t('words.name')}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setFailure(null);
        }}
        problem={failure && textOf(failure)}
        maxLength={120}
      />
      <Button type="submit" variant="contained" disabled={name.trim() === ''}>
        {t('words.save')}
      </Button>
      <Button onClick={onClose}>{t('common:cancel')}</Button>
      <UnsavedGuard unsaved={unsaved} params={SECTION_LEFT} />
    </Box>
  );
}
