import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { ExpandMoreIcon, TableIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import { selectMay } from '../../plan/state/plan-selectors';
import { SHEET_KINDS, type SheetKind, WORKBOOK_KINDS } from './sheet-kind';
import { useSheetInAddress } from './use-sheet-in-address';

/** What may be filled in outside and brought in. */
export function SheetMenu() {
  const { t } = useTranslation('sheetImport');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const kinds: readonly SheetKind[] = useAppSelector(selectMay('editPlan')) ? SHEET_KINDS : WORKBOOK_KINDS;
  const [show, dialog] = useSheetInAddress(kinds);
  const choose = (kind: SheetKind) => {
    setAnchor(null);
    show(kind);
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        startIcon={<TableIcon />}
        endIcon={<ExpandMoreIcon />}
        title={t('button')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ToolLabel>{t('button')}</ToolLabel>
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {t(`title.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  );
}
