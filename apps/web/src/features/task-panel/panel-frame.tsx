import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
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

/** Where fingers work, what they press is large enough for them; what stands within a field is as large as that. */
const FOR_FINGERS = {
  '@media (pointer: coarse)': {
    '& .MuiIconButton-root, & .MuiButton-root': { minWidth: 44, minHeight: 44 },
    '& .MuiInputBase-root': { minHeight: 44 },
    '& .MuiInputBase-root .MuiIconButton-root': { minWidth: 0, minHeight: 0 },
    '& li .MuiLink-root': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
} as const;

/** Whether the panel is a page of its own, because the screen has no room for both. */
export const usePanelIsPage = (): boolean => useMediaQuery('(max-width: 799px)');

/**
 * Where the panel stands: a sheet beside the page, which makes room for it and stays usable; on a phone a page of its own. What it holds
 * stays the same when the screen is turned: what is typed into it, and what was opened from it.
 */
export function PanelFrame({ label, onClose, children }: Props) {
  const isPage = usePanelIsPage();
  const [home] = useState(newHome);
  const focus = useLostFocus(() => home.closest('aside')?.focus({ preventScroll: true }));
  const press = ({ key, currentTarget, target }: KeyboardEvent) => {
    // Of a dialog that was opened from here it is the dialog's.
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  };
  // The same function each time, or it would be called again by every drawing, and take the focus from what is moved.
  const bringHome = useCallback((place: HTMLElement | null) => place?.append(home), [home]);
  const inside = <Box ref={bringHome} sx={{ display: 'contents' }} />;
  return (
    <>
      {isPage ? (
        <FullPage label={label} onClose={onClose}>
          {inside}
        </FullPage>
      ) : (
        <SideSheet label={label} onKeyDown={press}>
          {inside}
        </SideSheet>
      )}
      {createPortal(
        <Box {...focus} onKeyDown={press} sx={[COLUMN, FOR_FINGERS]}>
          {children}
        </Box>,
        home,
      )}
    </>
  );
}

const COLUMN = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;

/** What the contents are drawn into, wherever it stands. */
function newHome(): HTMLElement {
  const home = document.createElement('div');
  home.style.display = 'contents';
  return home;
}

interface SheetProps {
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

function SideSheet({ label, onKeyDown, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useFocusInSheet(sheet);
  return (
    <Box
      component="aside"
      ref={sheet}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
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
function useFocusInSheet(sheet: RefObject<HTMLElement | null>): void {
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
