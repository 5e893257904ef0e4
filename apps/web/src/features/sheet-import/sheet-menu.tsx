import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExpandMoreIcon } from '../../app/icons/icons';
import { isSheetKind, SHEET_KINDS, SHEET_PARAM, type SheetKind } from './sheet-kind';

const SheetDialog = lazy(async () => ({ default: (await import('./sheet-dialog')).SheetDialog }));

/** What may be filled in outside and brought in: constraints, and the values of the short term. */
export function SheetMenu() {
  const { t } = useTranslation('sheetImport');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [params, setParams] = useSearchParams();
  const menuId = useId();
  const kind = params.get(SHEET_PARAM);
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
        {SHEET_KINDS.map((name) => (
          <MenuItem key={name} onClick={() => show(name)}>
            {t(`title.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      <Suspense fallback={null}>
        {isSheetKind(kind) && <SheetDialog key={kind} kind={kind} onClose={() => show(null)} />}
      </Suspense>
    </>
  );
}
