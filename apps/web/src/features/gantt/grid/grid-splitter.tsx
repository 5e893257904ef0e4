import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STEPS } from './grid-sizes';

interface Props {
  /** Pixels from the left edge: where it is, and how far it may go. */
  readonly at: number;
  readonly least: number;
  readonly most: number;
  readonly onMoved: (to: number) => void;
  /** Back to where it comes. */
  readonly onReset: () => void;
}

/** Height of the lowest header, in pixels. */
const HEADER = 42;
/** Half of the strip in which the pointer takes it, in pixels. */
const REACH = 4;

/** Between grid and timeline: dragged, moved with the arrows, put back with a double click. */
export function GridSplitter({ at, least, most, onMoved, onReset }: Props) {
  const { t } = useTranslation('gantt');
  const [dragged, setDragged] = useState<number | null>(null);
  const within = (to: number) => Math.round(Math.max(least, Math.min(to, most)));
  const pointed = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) =>
    within(clientX - currentTarget.parentElement!.getBoundingClientRect().left);
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    setDragged(null);
    const to = pointed(event);
    if (to !== at) onMoved(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMoved(within(at + step));
  };
  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('splitter')}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={at}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(at);
      }}
      onPointerMove={(event) => dragged !== null && setDragged(pointed(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDragged(null)}
      onDoubleClick={onReset}
      style={{ left: (dragged ?? at) - REACH }}
      sx={{
        position: 'absolute',
        // Beside the header the last column's own edge is taken.
        top: HEADER,
        bottom: 0,
        zIndex: 3,
        width: 2 * REACH,
        cursor: 'col-resize',
        touchAction: 'none',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: `0 ${REACH - 1}px`,
          bgcolor: dragged === null ? 'transparent' : 'primary.main',
        },
        '&:hover::before, &:focus-visible::before': { bgcolor: 'primary.main' },
      }}
    />
  );
}
