import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { sameName } from '@plomada/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../api/use-attempt';
import { FailureAlert } from '../messages/failure-alert';

interface Props {
  /** What has to be typed, in whatever case. */
  readonly name: string;
  /** Asks for it. */
  readonly ask: string;
  readonly label: string;
  readonly button: string;
  readonly remove: (typed: string) => Promise<unknown>;
  readonly onDone: () => void;
  /** Given where one can go back: in a dialog. */
  readonly onCancel?: () => void;
}

/** Deleting asks for the name, typed. The server checks it once more. */
export function DeleteForm({ name, ask, label, button, remove, onDone, onCancel }: Props) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState('');
  const { busy, failure, make } = useAttempt();
  const confirmed = sameName(typed, name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirmed && !busy && (await make(() => remove(typed)))) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {failure && <FailureAlert failure={failure} />}
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>{ask}</Typography>
      <TextField
        autoFocus={onCancel !== undefined}
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 400 } }}
      />
      <Box sx={{ display: 'flex', justifyContent: onCancel ? 'flex-end' : 'flex-start', gap: 2, mt: 4 }}>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button type="submit" variant="contained" color="error" disabled={!confirmed || busy}>
          {button}
        </Button>
      </Box>
    </form>
  );
}
