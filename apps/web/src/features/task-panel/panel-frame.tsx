import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FullPage } from '../../base/dialogs/dialog-frame';

interface Props {
  readonly label: string;
  /** Another task is shown when it changes. */
  readonly taskId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside it the page keeps room enough, on a tablet too. */
const WIDTH = 'clamp(360px, 42vw, 420px)';

/** Whether the panel is a page of its own, because the screen has no room for both. */
export const usePanelIsPage = (): boolean => useMediaQuery('(max-width: 799px)');

/** Where the panel stands: a sheet beside the page, which makes room for it and stays usable; on a phone a page of its own. */
export function PanelFrame(props: Props) {
  const isPage = usePanelIsPage();
  if (!isPage) return <SideSheet {...props} />;
  const { label, onClose, children } = props;
  return (
    <FullPage label={label} onClose={onClose}>
      {children}
    </FullPage>
  );
}

function SideSheet({ label, taskId, onClose, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  useFocusInSheet(sheet, taskId);
  const press = (event: KeyboardEvent) => {
    // Of a dialog that was opened from here it is the dialog's.
    if (event.key === 'Escape' && sheet.current!.contains(event.target as Node)) onClose();
  };
  return (
    <Box
      component="aside"
      ref={sheet}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      sx={{
        width: WIDTH,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        borderLeft: 1,
        borderColor: 'divider',
        outline: 'none !important',
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

/**
 * Who opens the panel is in it, and back where they were once it closes. When it follows the page beside it, the focus stays there.
 */
function useFocusInSheet(sheet: { readonly current: HTMLElement | null }, taskId: string): void {
  useEffect(() => {
    const before = document.activeElement;
    const opened = sheet.current!;
    opened.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || opened.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [sheet]);
  useEffect(() => {
    // The button that led to the other task went with its own.
    if (document.activeElement === document.body) sheet.current!.focus({ preventScroll: true });
  }, [sheet, taskId]);
}
