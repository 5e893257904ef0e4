import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { AddIcon, ExpandMoreIcon } from '../../base/icons/icons';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from './restriction-dialog-slice';

interface Props {
  /** One more way to make some, where the page has it. */
  readonly also?: { readonly label: string; readonly begin: () => void } | null;
}

/** Begins a restriction, or several from a template; there for whoever may record on the project. */
export function NewRestrictionButton({ also }: Props) {
  const { t } = useTranslation('restrictions');
  const dispatch = useAppDispatch();
  const may = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  if (!may) return null;
  const name = t(proposes ? 'dialog.proposeNew' : 'dialog.new');
  const choose = (begin: () => void) => () => {
    setAnchor(null);
    begin();
  };
  const fromTemplate = () => dispatch(restrictionDialogActions.templateWanted([]));
  return (
    <>
      <ButtonGroup variant="contained">
        <Button
          aria-label={name}
          startIcon={<AddIcon />}
          onClick={() => dispatch(restrictionDialogActions.wanted([]))}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {name}
          </Box>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {t('dialog.newOnPhone')}
          </Box>
        </Button>
        <Button
          aria-label={t('dialog.otherWays')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ px: 1 }}
        >
          <ExpandMoreIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(fromTemplate)}>{t('template.use')}</MenuItem>
        {also && <MenuItem onClick={choose(also.begin)}>{also.label}</MenuItem>}
      </Menu>
    </>
  );
}
