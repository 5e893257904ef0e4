import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { APP_VERSION } from '../../base/version';
import { signOffActions } from '../sign-off/sign-off-slice';
import { isNewer } from './is-newer';
import { selectFoundVersion, versionActions } from './version-slice';

/**
 * Tells what is new: of a version that loading the page anew brings (unsent work stays in the browser meanwhile), or of the
 * one that is there and that the person has not read of.
 */
export function VersionDialog() {
  const { t, i18n } = useTranslation('sync');
  const dispatch = useAppDispatch();
  const found = useAppSelector(selectFoundVersion);
  if (!found) return null;
  const inLanguage = (texts: Readonly<Record<string, string>>) => texts[i18n.language] ?? texts['es'] ?? '';
  const stale = isNewer(found.number, APP_VERSION);
  const later = () => dispatch(versionActions.putOff());
  const read = () => dispatch(versionActions.read(found.number));
  return (
    <Dialog open onClose={stale ? later : read} maxWidth="xs" fullWidth aria-labelledby="version-title">
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
        {stale && (
          // It comes while somebody types: nobody loads the page anew by accident.
          <Button autoFocus onClick={later}>
            {t('version.later')}
          </Button>
        )}
        <Button variant="contained" autoFocus={!stale} onClick={read}>
          {t(stale ? 'version.reload' : 'version.understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
