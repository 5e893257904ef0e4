import useMediaQuery from '@mui/material/useMediaQuery';
import { useContext } from 'react';
import { MainWidth } from '../layout/main-width';

/** What a wide table has beside the open menu on the smallest screen on which it shows all its columns. */
const WIDE_PX = 860;

/** Whether there is too little room for all columns of a wide table: on a small screen, and beside the panel of a task. */
export function useNarrow(): boolean {
  const isSmallScreen = useMediaQuery('(max-width: 1099px)');
  return useContext(MainWidth) < WIDE_PX || isSmallScreen;
}
