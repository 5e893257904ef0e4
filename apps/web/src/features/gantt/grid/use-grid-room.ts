import useMediaQuery from '@mui/material/useMediaQuery';
import { useTaskInAddress } from '../../../plan/task-in-address/use-task-in-address';
import type { GridRoom } from './grid-shown';

/** Up to these widths of the window the timeline needs what columns would take; beside an open panel sooner. */
const NARROW = { alone: '(max-width: 1100px)', besidePanel: '(max-width: 1520px)' } as const;

/** The room that this window has for the grid's columns. */
export function useGridRoom(): GridRoom {
  const hasPanel = useTaskInAddress().taskId !== null;
  const phone = useMediaQuery('(max-width: 599px)');
  const narrow = useMediaQuery(hasPanel ? NARROW.besidePanel : NARROW.alone);
  if (phone) return 'phone';
  return narrow ? 'narrow' : 'wide';
}
