import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Failure } from '@plomada/contracts';
import type { RejectedAction } from '@plomada/sync';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppDispatch } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { planActions } from '../../plan/state/plan-actions';
import { useActionText } from './use-action-text';

/** Own changes that the server refused: what each was, why it was refused, and what to do. */
export function RefusedDialog({ rejectedActions }: { readonly rejectedActions: readonly RejectedAction[] }) {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  const reasonOf = useFailureText();
  const textOf = useActionText();
  const idsOf = (some: readonly RejectedAction[]) => some.map(({ pending }) => pending.id);
  const passing = rejectedActions.filter(({ failure }) => whatToDo(failure) === 'passing');
  return (
    <PlainDialog
      title={t('rejectedActions.title', { count: rejectedActions.length })}
      actions={
        <>
          {passing.length > 0 && (
            <Button onClick={() => dispatch(planActions.tryAgain({ ids: idsOf(passing) }))}>
              {t('rejectedActions.again')}
            </Button>
          )}
          <Button
            variant="contained"
            autoFocus
            onClick={() => dispatch(planActions.rejectedRead({ ids: idsOf(rejectedActions) }))}
          >
            {t('rejectedActions.read')}
          </Button>
        </>
      }
    >
      <DialogContentText>{t('rejectedActions.detail')}</DialogContentText>
      <List>
        {rejectedActions.map(({ pending, failure }) => (
          <ListItem key={pending.id} disableGutters>
            <ListItemText
              primary={textOf(pending)}
              secondary={`${sentence(reasonOf(failure))} ${t(`rejectedActions.todo.${whatToDo(failure)}`)}`}
            />
          </ListItem>
        ))}
      </List>
    </PlainDialog>
  );
}

function whatToDo({ kind }: Failure): 'forbidden' | 'passing' | 'invalid' {
  if (kind === 'forbidden') return 'forbidden';
  return kind === 'internal' || kind === 'unavailable' || kind === 'tooMany' ? 'passing' : 'invalid';
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
