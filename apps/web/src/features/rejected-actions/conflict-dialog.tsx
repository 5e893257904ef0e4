import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { RejectedAction } from '@plomada/sync';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { selectMay, selectOthers } from '../../plan/state/plan-selectors';
import { MineAndTheirs } from './mine-and-theirs';
import { useActionText } from './use-action-text';

/**
 * Own changes that met somebody else's. A facilitator may put them over the others' or discard them; for everybody else they
 * are lost, and the way to the others' version is theirs to choose (platform spec, section 4). There is no way around the
 * choice: closing it unread would lose work. It comes while somebody types, and either way of a facilitator loses work: none
 * of the two has the focus.
 */
export function ConflictDialog({ rejectedActions }: { readonly rejectedActions: readonly RejectedAction[] }) {
  const { t } = useTranslation('sync');
  const mayOverwrite = useAppSelector(selectMay('overwriteConflict'));
  const count = rejectedActions.length;
  const ids = rejectedActions.map(({ pending }) => pending.id);
  return (
    <PlainDialog
      title={t('conflict.title')}
      actions={mayOverwrite ? <Overwrite ids={ids} /> : <TakeTheirs ids={ids} />}
    >
      <DialogContentText>
        {mayOverwrite ? t('conflict.facilitator', { count }) : t('conflict.others', { count })}
      </DialogContentText>
      <List>
        {rejectedActions.map((rejected) => (
          <Met key={rejected.pending.id} rejected={rejected}>
            {mayOverwrite && count > 1 && <OverwriteOne id={rejected.pending.id} />}
          </Met>
        ))}
      </List>
      {!mayOverwrite && <DialogContentText>{t('conflict.ways')}</DialogContentText>}
    </PlainDialog>
  );
}

interface Ids {
  readonly ids: readonly string[];
}

function Overwrite({ ids }: Ids) {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  return (
    <>
      <Button onClick={() => dispatch(planActions.rejectedRead({ ids }))}>{t('conflict.discard')}</Button>
      <Button variant="contained" onClick={() => dispatch(planActions.tryAgain({ ids }))}>
        {t('conflict.overwrite')}
      </Button>
    </>
  );
}

function OverwriteOne({ id }: { readonly id: string }) {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  const ids = [id];
  return (
    <>
      <Button size="small" color="inherit" onClick={() => dispatch(planActions.rejectedRead({ ids }))}>
        {t('conflict.discardOne')}
      </Button>
      <Button size="small" onClick={() => dispatch(planActions.tryAgain({ ids }))}>
        {t('conflict.overwriteOne')}
      </Button>
    </>
  );
}

function TakeTheirs({ ids }: Ids) {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  return (
    <>
      <Button onClick={() => dispatch(planActions.acceptRemote({ ids, how: 'update' }))}>
        {t('conflict.update')}
      </Button>
      <Button
        variant="contained"
        autoFocus
        onClick={() => dispatch(planActions.acceptRemote({ ids, how: 'latest' }))}
      >
        {t('conflict.latest')}
      </Button>
    </>
  );
}

interface MetProps {
  readonly rejected: RejectedAction;
  readonly children: ReactNode;
}

/** What was attempted, who did the same meanwhile, and both values. */
function Met({ rejected: { pending, failure }, children }: MetProps) {
  const { t } = useTranslation('sync');
  const format = useFormat();
  const textOf = useActionText();
  const others = useAppSelector(selectOthers);
  const met = others.findLast(({ actionId }) => failure.rows?.includes(actionId));
  return (
    <ListItem disableGutters sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <ListItemText
        sx={{ flexBasis: 240 }}
        primary={textOf(pending)}
        secondary={met ? t('met', { name: met.name, time: format.date(met.at) }) : t('somebody')}
      />
      {children}
      {met && (
        <Suspense fallback={null}>
          <MineAndTheirs pending={pending} />
        </Suspense>
      )}
    </ListItem>
  );
}
