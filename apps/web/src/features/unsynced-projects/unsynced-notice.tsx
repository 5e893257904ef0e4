import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { selectUnsynced, type Unsynced, unsyncedActions } from './unsynced-slice';

/** The created projects that the server does not have: what becomes of them, and what one can do. */
export function UnsyncedNotice() {
  const unsynced = useAppSelector(selectUnsynced);
  if (unsynced.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 4, flexShrink: 0 }}>
      {unsynced.map((one) => (
        <OneUnsynced key={one.project.id} unsynced={one} />
      ))}
    </Box>
  );
}

function OneUnsynced({ unsynced }: { readonly unsynced: Unsynced }) {
  const { t } = useTranslation(['projects', 'common']);
  const textOf = useFailureText();
  const dispatch = useAppDispatch();
  const { project, onServerStatus, failure } = unsynced;
  const { id, name } = project;
  const busy = onServerStatus === 'loading';
  return (
    <Alert
      severity={failure ? 'error' : 'warning'}
      role="status"
      sx={{ flexWrap: 'wrap' }}
      action={
        <>
          <FocusableButton
            color="inherit"
            size="small"
            disabled={busy}
            aria-label={t('unsynced.discardOne', { name })}
            onClick={() => dispatch(unsyncedActions.discarded(id))}
          >
            {t('unsynced.discard')}
          </FocusableButton>
          <FocusableButton
            color="inherit"
            size="small"
            disabled={busy}
            onClick={() => dispatch(unsyncedActions.sendAsked())}
          >
            {t(busy ? 'unsynced.sending' : 'common:retry')}
          </FocusableButton>
        </>
      }
    >
      {t('unsynced.title', { name, code: project.projectId })}{' '}
      {failure ? textOf(failure) : t('unsynced.detail')}
    </Alert>
  );
}
