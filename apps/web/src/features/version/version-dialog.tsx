import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { signOffActions } from '../sign-off/sign-off-slice';
import { selectFoundVersion, versionActions } from './version-slice';

/** Tells of a newer version: loading the page anew brings it, and unsent work stays in the browser meanwhile. */
export function VersionDialog() {
  const { t, i18n } = useTranslation('sync');
  const dispatch = useAppDispatch();
  const found = useAppSelector(selectFoundVersion);
  if (!found) return null;
  const inLanguage = (texts: Readonly<Record<string, string>>) => texts[i18n.language] ?? texts['es'] ?? '';
  const later = () => dispatch(versionActions.putOff());
  return (
    <Dialog open onClose={later} maxWidth="xs" fullWidth aria-labelledby="version-title">
      <DialogTitle id="version-title">
        {inLanguage(found.title)} · {found.number}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{inLanguage(found.description)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => dispatch(signOffActions.wanted())}>
          {t('version.signOff')}
        </Button>
        <Button onClick={later}>{t('version.later')}</Button>
        <Button variant="contained" autoFocus onClick={() => window.location.reload()}>
          {t('version.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
