import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectMay } from '../../plan/state/plan-selectors';
import { closeActions } from './close-slice';

/** Begins the close of the open short term. Who may not close sees why, but on a phone, which has no room for it. */
export function CloseTermButton() {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const may = useAppSelector(selectMay('closeTerm'));
  return (
    <Tooltip title={may ? '' : t('close.onlyAdmin')}>
      <Box component="span" sx={{ display: { xs: may ? 'block' : 'none', sm: 'block' } }}>
        <Button variant="contained" disabled={!may} onClick={() => dispatch(closeActions.requested())}>
          {t('close.button')}
        </Button>
      </Box>
    </Tooltip>
  );
}
