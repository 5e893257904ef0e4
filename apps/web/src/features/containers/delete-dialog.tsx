import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../app/api/use-attempt';
import { FailureAlert } from '../../app/messages/failure-alert';

interface Props {
  readonly name: string;
  readonly remove: (typed: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const same = (text: string): string => text.trim().toLowerCase();

/** Deleting asks for the name, typed. The server checks it once more. */
export function DeleteDialog({ name, remove, onDone, onClose }: Props) {
  const { t } = useTranslation('containers');
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const { busy, failure, make } = useAttempt();
  const confirmed = same(typed) === same(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirmed && (await make(() => remove(typed)))) onDone();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('delete.ask', { name })}</DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent>
          {failure && <FailureAlert failure={failure} />}
          <DialogContentText sx={{ mb: 4 }}>{t('delete.typeName', { name })}</DialogContentText>
          <TextField
            autoFocus
            autoComplete="off"
            label={t('delete.name')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={!confirmed || busy}>
            {t('delete.button')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
