import { lazy, type ReactNode, Suspense } from 'react';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { SHEET_PARAM, type SheetKind } from './sheet-kind';

const SheetDialog = lazy(async () => ({ default: (await import('./sheet-dialog')).SheetDialog }));

/** The dialog of the spreadsheet that the address names, where it is one of these, and what opens it for one. */
export function useSheetInAddress(
  kinds: readonly SheetKind[],
): readonly [(kind: SheetKind) => void, ReactNode] {
  const [params, setParams] = useLatestSearchParams();
  const shown = kinds.find((kind) => kind === params.get(SHEET_PARAM));
  const show = (kind: SheetKind | null) =>
    setParams((present) => {
      const next = new URLSearchParams(present);
      if (kind) next.set(SHEET_PARAM, kind);
      else next.delete(SHEET_PARAM);
      return next;
    });
  const dialog = (
    <Suspense fallback={null}>
      {shown && <SheetDialog key={shown} kind={shown} onClose={() => show(null)} />}
    </Suspense>
  );
  return [show, dialog];
}
