import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { AddIcon } from '../../base/icons/icons';
import { selectMay } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from './restriction-dialog-slice';

/** Begins a restriction; there for whoever may record on the project. */
export function NewRestrictionButton() {
  const { t } = useTranslation('restrictions');
  const dispatch = useAppDispatch();
  const may = useAppSelector(selectMay('recordProgress'));
  if (!may) return null;
  return (
    <Button
      variant="contained"
      aria-label={t('dialog.new')}
      startIcon={<AddIcon />}
      onClick={() => dispatch(restrictionDialogActions.wanted([]))}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('dialog.new')}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {t('dialog.newOnPhone')}
      </Box>
    </Button>
  );
}
