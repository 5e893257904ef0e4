import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCommandMenu } from '../../base/commands/use-command-menu';
import { useAppSelector } from '../../base/hooks';
import { ExpandMoreIcon, TableIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import { selectMay } from '../../plan/state/plan-selectors';
import { SHEET_KINDS, type SheetKind, WORKBOOK_KINDS } from './sheet-kind';
import { useSheetInAddress } from './use-sheet-in-address';

/** What may be filled in outside and brought in. */
export function SheetMenu() {
  const { t } = useTranslation('sheetImport');
  const kinds: readonly SheetKind[] = useAppSelector(selectMay('editPlan')) ? SHEET_KINDS : WORKBOOK_KINDS;
  const [show, dialog] = useSheetInAddress(kinds);
  const { opensMenu, menu } = useCommandMenu(
    kinds.map((name) => ({ name, label: t(`title.${name}`), run: () => show(name) })),
  );
  return (
    <>
      <Button startIcon={<TableIcon />} endIcon={<ExpandMoreIcon />} title={t('button')} {...opensMenu}>
        <ToolLabel>{t('button')}</ToolLabel>
      </Button>
      {menu}
      {dialog}
    </>
  );
}
