import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectSocketRefused } from '../plan/socket-slice';
import { signOffActions } from '../sign-off/sign-off-slice';

/** The server does not take this session: only signing off and in again helps. */
export function ServerProblem() {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  if (!useAppSelector(selectSocketRefused)) return null;
  return (
    <Backdrop
      open
      role="alertdialog"
      aria-labelledby="server-problem"
      sx={{ zIndex: 'drawer', flexDirection: 'column', gap: 4, p: 6, color: '#fff', textAlign: 'center' }}
    >
      <Typography variant="h2" id="server-problem">
        {t('serverProblem.title')}
      </Typography>
      <Typography sx={{ maxWidth: 480 }}>{t('serverProblem.detail')}</Typography>
      <Button variant="contained" autoFocus onClick={() => dispatch(signOffActions.wanted())}>
        {t('version.signOff')}
      </Button>
    </Backdrop>
  );
}
