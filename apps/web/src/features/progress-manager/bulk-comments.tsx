import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';
import type { BulkChange } from './use-bulk-change';

const MOST = 2000;

interface Props {
  /** How many tasks it is about. */
  readonly count: number;
  readonly onChange: (change: BulkChange) => void;
  readonly onClose: () => void;
}

/** Asks for what is said of many tasks at once, below what each of them says already. */
export function BulkComments({ count, onChange, onClose }: Props) {
  const { t } = useTranslation('progress');
  const [said, setSaid] = useState('');
  return (
    <FormDialog
      title={t('comment.title', { count })}
      submit={t('comment.add')}
      ready={said.trim() !== ''}
      dirty={said !== ''}
      maxWidth="xs"
      onSubmit={() => onChange({ kind: 'comments', said: said.trim() })}
      onClose={onClose}
    >
      <TextField
        multiline
        minRows={3}
        maxLength={MOST}
        label={t('comment.label')}
        hint={t('comment.hint')}
        value={said}
        onChange={setSaid}
        sx={{ mt: 2 }}
      />
    </FormDialog>
  );
}
