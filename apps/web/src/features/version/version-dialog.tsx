import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { APP_VERSION } from '../../base/version';
import { signOffActions } from '../sign-off/sign-off-slice';
import { isNewer } from './is-newer';
import { selectFoundVersion, versionActions } from './version-slice';

/**
 * Tells what is new: of a version that reloading the page brings (unsent work stays in the browser meanwhile), or of the
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
    <PlainDialog
      title={`${inLanguage(found.title)} · ${found.number}`}
      onClose={stale ? later : read}
      maxWidth="xs"
      actions={
        <>
          <Button color="inherit" onClick={() => dispatch(signOffActions.wanted())}>
            {t('version.signOff')}
          </Button>
          {stale && (
            // It comes while somebody types: nobody reloads the page by accident.
            <Button autoFocus onClick={later}>
              {t('version.later')}
            </Button>
          )}
          <Button variant="contained" autoFocus={!stale} onClick={read}>
            {t(stale ? 'version.reload' : 'version.understood')}
          </Button>
        </>
      }
    >
      <DialogContentText>{inLanguage(found.description)}</DialogContentText>
    </PlainDialog>
  );
}
