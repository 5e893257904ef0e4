import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppSelector } from '../../base/hooks';
import { ExpandMoreIcon } from '../../base/icons/icons';
import { selectMay } from '../../plan/state/plan-selectors';
import { SHEET_KINDS, SHEET_PARAM, type SheetKind, WORKBOOK_KINDS } from './sheet-kind';

const SheetDialog = lazy(async () => ({ default: (await import('./sheet-dialog')).SheetDialog }));

/** What may be filled in outside and brought in. */
export function SheetMenu() {
  const { t } = useTranslation('sheetImport');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [params, setParams] = useSearchParams();
  const menuId = useId();
  const kinds: readonly SheetKind[] = useAppSelector(selectMay('editPlan')) ? SHEET_KINDS : WORKBOOK_KINDS;
  const kind = kinds.find((one) => one === params.get(SHEET_PARAM));
  const show = (chosen: SheetKind | null) => {
    setAnchor(null);
    setParams((present) => {
      const next = new URLSearchParams(present);
      if (chosen) next.set(SHEET_PARAM, chosen);
      else next.delete(SHEET_PARAM);
      return next;
    });
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('button')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((name) => (
          <MenuItem key={name} onClick={() => show(name)}>
            {t(`title.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      <Suspense fallback={null}>
        {kind && <SheetDialog key={kind} kind={kind} onClose={() => show(null)} />}
      </Suspense>
    </>
  );
}
