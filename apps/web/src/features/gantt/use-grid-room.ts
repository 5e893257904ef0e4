import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridRoom } from './grid-shown';

/** The room that this window has for the grid's columns. */
export function useGridRoom(): GridRoom {
  const phone = useMediaQuery('(max-width: 599px)');
  const narrow = useMediaQuery('(max-width: 1100px)');
  if (phone) return 'phone';
  return narrow ? 'narrow' : 'wide';
}
