import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useProjectId } from '../use-project-id';
import { focusBack, useLostFocus } from '../focus/use-lost-focus';
import { TOP_BAR_HEIGHT } from '../theme/tokens';
import { ROOM_BELOW } from './messages-above-bar';
import { useMessagesHeight } from './messages-height';
import { MessageLine } from './message-line';
import { pageLeft, selectMessages } from './messages-slice';

/** The older ones are counted, and seen when somebody asks. */
const MOST_SHOWN = 2;
const GAP_PX = 16;

/**
 * The newest messages in the order of what happened, the newest last: at the bottom left, beside the menu (`--side-menu`) and above
 * what is pressed there, so that neither the tools of a page nor the selection bar are covered.
 */
export function Messages() {
  const { t } = useTranslation('common', { useSuspense: false });
  const all = useAppSelector(selectMessages);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useMessagesHeight(box);
  useLeftPages();
  const older = Math.max(0, all.length - MOST_SHOWN);
  if (older === 0 && isOpen) setIsOpen(false);
  const shown = isOpen ? all : all.slice(older);
  const newest = shown.at(-1);
  const focus = useLostFocus(focusBack);
  return (
    <Box ref={box} {...focus} sx={PLACE}>
      {older > 0 && (
        <Paper elevation={1} sx={{ flexShrink: 0 }}>
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('fewerMessages') : t('olderMessages', { count: older })}
          </Button>
        </Paper>
      )}
      {shown.map((message) => (
        <MessageLine key={message.id} message={message} isNewest={message === newest} />
      ))}
    </Box>
  );
}

/** What spoke of a page goes with it; a panel that opens beside the page leaves nothing. */
function useLeftPages(): void {
  const dispatch = useAppDispatch();
  const page = `${useLocation().pathname} ${useProjectId()}`;
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    dispatch(pageLeft());
  }, [dispatch, page]);
}

const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: `calc(var(--side-menu, 0px) + ${GAP_PX}px)`,
  bottom: `calc(var(${ROOM_BELOW}, 0px) + ${GAP_PX}px)`,
  width: 'max-content',
  maxWidth: `min(480px, calc(100vw - var(--side-menu, 0px) - ${2 * GAP_PX}px))`,
  maxHeight: `calc(100dvh - var(${ROOM_BELOW}, 0px) - ${TOP_BAR_HEIGHT + 2 * GAP_PX}px)`,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  // Between and beside them the page is pressed.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', flexShrink: 0 },
} as const;
