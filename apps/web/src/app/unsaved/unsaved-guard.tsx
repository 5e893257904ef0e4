import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';

interface Props {
  readonly unsaved: () => boolean;
  /** Parts of the query that leave the form too when they change: the section of a page, the project. */
  readonly params?: readonly string[];
}

const NO_PARAMS: readonly string[] = [];

/** Asks before what was typed is lost, by a link or by closing the tab. Place it beside the form. */
export function UnsavedGuard({ unsaved, params = NO_PARAMS }: Props) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved() && isElsewhere(currentLocation, nextLocation, params),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => unsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('unsaved.detail')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()}>{t('unsaved.leave')}</Button>
        <Button variant="contained" onClick={stay} autoFocus>
          {t('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isElsewhere(from: Location, to: Location, params: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return params.some((name) => before.get(name) !== after.get(name));
}
