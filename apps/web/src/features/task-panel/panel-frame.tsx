import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FullPage } from '../../base/dialogs/dialog-frame';
import { TOP_BAR_HEIGHT } from '../../base/theme/tokens';

interface Props {
  readonly label: string;
  /** Another task is shown when it changes. */
  readonly taskId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WIDTH_PX = 420;
/** From this width on the page makes room for the panel; below it the panel lies over the right of the page. */
const BESIDE = '@media (min-width: 1200px)';

/** Where the panel stands: a sheet beside the page, which stays usable; on a phone a page of its own. */
export function PanelFrame(props: Props) {
  const isPhone = useMediaQuery('(max-width: 599px)');
  if (!isPhone) return <SideSheet {...props} />;
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
        width: WIDTH_PX,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        borderLeft: 1,
        borderColor: 'divider',
        outline: 'none !important',
        position: 'fixed',
        zIndex: 'drawer',
        top: TOP_BAR_HEIGHT,
        right: 0,
        bottom: 0,
        boxShadow: 8,
        [BESIDE]: { position: 'static', zIndex: 'auto', boxShadow: 'none' },
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
