import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { FullPage } from '../../base/dialogs/dialog-frame';
import { focusBack, useLostFocus } from '../../base/focus/use-lost-focus';
import { useOpeningStep } from '../../plan/task-in-address/use-task-in-address';

interface Props {
  readonly label: string;
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

function SideSheet({ label, onClose, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const focus = useFocusInSheet(sheet);
  const press = ({ key, currentTarget, target }: KeyboardEvent) => {
    // Of a dialog that was opened from here it is the dialog's.
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  };
  return (
    <Box
      component="aside"
      ref={sheet}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      {...focus}
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
 * Who opens the panel is in it, also where it shows another task already, and back where they were once it closes. When it follows the
 * page beside it, the focus stays there.
 */
function useFocusInSheet(sheet: RefObject<HTMLElement | null>) {
  const { key, step } = useOpeningStep();
  const isStep = useNavigationType() !== NavigationType.Pop;
  // Where they were, and what it stood in, should it be drawn anew meanwhile.
  const before = useRef<readonly HTMLElement[]>([]);
  // A layout's effect: while something of it is still to be loaded it is hidden, which takes the focus from it.
  useLayoutEffect(() => {
    const opened = sheet.current!;
    enter(opened, before);
    return () => leave(opened, before);
  }, [sheet]);
  const opens = isStep && step !== null;
  useLayoutEffect(() => {
    if (opens) enter(sheet.current!, before);
  }, [sheet, opens, key]);
  return useLostFocus(() => sheet.current!.focus({ preventScroll: true }));
}

/** Goes into the sheet; where from is kept unless that was within it. */
function enter(sheet: HTMLElement, before: { current: readonly HTMLElement[] }): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== body && !sheet.contains(activeElement);
  if (isElsewhere && activeElement instanceof HTMLElement) before.current = withPlace(activeElement);
  sheet.focus({ preventScroll: true });
}

/** Goes back to where the sheet was entered from, unless the focus is elsewhere already. */
function leave(sheet: HTMLElement, before: { readonly current: readonly HTMLElement[] }): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !sheet.contains(activeElement)) return;
  focusBack(before.current.find(({ isConnected }) => isConnected) ?? null);
}

function withPlace(element: HTMLElement): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex="0"]');
  return place ? [element, place] : [element];
}
