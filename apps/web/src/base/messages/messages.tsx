import Box from '@mui/material/Box';
import { useAppSelector } from '../hooks';
import { MessageLine } from './message-line';
import { selectMessages } from './messages-slice';

/** More wait until one of these is gone. */
const MOST_SHOWN = 3;

/** The newest messages in the order of what happened, below the top bar: what people press stands at the bottom. */
export function Messages() {
  const shown = useAppSelector(selectMessages).slice(-MOST_SHOWN);
  const newest = shown.at(-1);
  return (
    <Box sx={PLACE}>
      {shown.map((message) => (
        <MessageLine key={message.id} message={message} isNewest={message === newest} />
      ))}
    </Box>
  );
}

const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: 64,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'min(560px, calc(100vw - 16px))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  // Between and beside them the page is pressed.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;
