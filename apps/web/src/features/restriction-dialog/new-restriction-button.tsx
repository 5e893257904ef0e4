import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useTranslation } from 'react-i18next';
import { useCommandMenu } from '../../base/commands/use-command-menu';
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
  const fromTemplate = () => dispatch(restrictionDialogActions.templateWanted([]));
  const { opensMenu, menu } = useCommandMenu([
    { name: 'template', label: t('template.use'), run: fromTemplate },
    ...(also ? [{ name: 'also', label: also.label, run: also.begin }] : []),
  ]);
  if (!may) return null;
  const name = t(proposes ? 'dialog.proposeNew' : 'dialog.new');
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
        <Button aria-label={t('dialog.otherWays')} {...opensMenu} sx={{ px: 1 }}>
          <ExpandMoreIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      {menu}
    </>
  );
}
