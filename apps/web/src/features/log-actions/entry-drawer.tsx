import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { PastEntry } from '@plomada/contracts';
import { ACTIONS } from '@plomada/domain';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { CloseIcon, UndoIcon } from '../../base/icons/icons';
import { actionText, authorText } from '../../columns/action-columns';
import { ErrorRetry } from '../../base/states/error-retry';
import { selectActor, selectJoined, selectMustPropose, selectSeq } from '../../plan/state/plan-selectors';
import { EntryChanges } from './entry-changes';
import { EntryTasks } from './entry-tasks';
import { LogTaskLink } from './log-task-link';
import { logActions, selectLogEntry } from './log-slice';
import { useLogAddress } from './use-log-address';
import { useSubjectText } from './use-subject-text';

/** One entry of the log: who, when, what it changed, and the way to take it back. */
export function EntryDrawer({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation(['log', 'common']);
  const dispatch = useAppDispatch();
  const { entry: actionId, close } = useLogAddress();
  const state = useAppSelector(selectLogEntry);
  // Whether it may still be undone depends on what came since.
  const seq = useAppSelector(selectSeq);
  useEffect(() => {
    if (actionId) dispatch(logActions.entryRequested({ projectId, actionId }));
  }, [dispatch, projectId, actionId, seq]);
  const again = () => actionId && dispatch(logActions.entryRequested({ projectId, actionId }));
  return (
    <Drawer
      anchor="right"
      open={actionId !== null}
      onClose={close}
      // Above a page that covers the whole of a phone.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': 'entry-title', sx: { width: { xs: '100%', sm: 480 } } },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id="entry-title" variant="h2" sx={{ flex: 1 }}>
          {state.phase === 'ready' ? actionText(state.entry.action, t) : t('entry.title')}
        </Typography>
        <IconButton aria-label={t('common:close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ p: 4, overflow: 'auto' }}>
        {state.phase === 'loading' && <CircularProgress aria-label={t('common:loading')} />}
        {state.phase === 'failed' && (
          <ErrorRetry title={t('entry.failed')} failure={state.failure} onRetry={again} />
        )}
        {state.phase === 'ready' && <Entry entry={state.entry} />}
      </Box>
    </Drawer>
  );
}

function Entry({ entry }: { readonly entry: PastEntry }) {
  const { t } = useTranslation(['log', 'columns']);
  const format = useFormat();
  const subjectOf = useSubjectText();
  const { action, changes, changeCount } = entry;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('columns:action.user'), authorText(action, t)],
    [t('columns:action.date'), format.date(action.at)],
    ...(action.task
      ? ([[t('columns:action.task'), <EntryTask key="task" task={action.task} />]] as const)
      : []),
    ...(action.rolledBackTo ? ([[t('wentBackTo'), subjectOf(action)]] as const) : []),
    ...(action.closed ? ([[t('closedTerm'), subjectOf(action)]] as const) : []),
    ...(action.reopened ? ([[t('reopenedTerm'), subjectOf(action)]] as const) : []),
    [t('columns:action.hash'), action.hash],
    [t('columns:action.actionId'), action.id],
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1, m: 0, mb: 4 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Undo entry={entry} />
      {action.tasks > 1 && <EntryTasks entry={entry} />}
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('entry.changes', { count: changeCount })}
      </Typography>
      <EntryChanges changes={changes} more={changeCount - changes.length} />
    </>
  );
}

function EntryTask({
  task: { id, code, name },
}: {
  readonly task: NonNullable<PastEntry['action']['task']>;
}) {
  if (code === null) return name;
  return (
    <LogTaskLink id={id}>
      {code} {name}
    </LogTaskLink>
  );
}

/** Own actions can be taken back until a close, a rollback or an import. Why not is said, and never a dead button shown. */
function Undo({ entry: { action, undoBarrier } }: { readonly entry: PastEntry }) {
  const { t } = useTranslation('log');
  const dispatch = useAppDispatch();
  const actor = useAppSelector(selectActor);
  const joined = useAppSelector(selectJoined);
  const proposes = useAppSelector(selectMustPropose);
  const answersFor = [action.User.id, action.acceptedBy?.id].includes(actor?.userId);
  if (!answersFor || proposes) return null;
  const never = ACTIONS.get(action.action.type)?.undo !== 'inverse';
  if (never || undoBarrier) {
    return (
      <Alert severity="info" sx={{ mb: 4 }}>
        {t(never ? 'entry.never' : 'entry.undoBarrier')}
      </Alert>
    );
  }
  return (
    <Button
      variant="outlined"
      startIcon={<UndoIcon />}
      disabled={!joined}
      onClick={() => dispatch(logActions.undoRequested({ actionId: action.id }))}
      sx={{ mb: 4 }}
    >
      {t('entry.undo')}
    </Button>
  );
}
