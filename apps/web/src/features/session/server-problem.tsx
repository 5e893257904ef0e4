import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { BlockingModal } from '../../base/states/blocking-modal';
import { selectSocketRefused } from '../../plan/socket/socket-slice';
import { signOffActions } from '../sign-off/sign-off-slice';

/** The server does not take this session: only signing off and in again helps. */
export function ServerProblem() {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  if (!useAppSelector(selectSocketRefused)) return null;
  return (
    <BlockingModal title={t('serverProblem.title')}>
      <Typography>{t('serverProblem.detail')}</Typography>
      <Button variant="contained" autoFocus onClick={() => dispatch(signOffActions.wanted())}>
        {t('version.signOff')}
      </Button>
    </BlockingModal>
  );
}
