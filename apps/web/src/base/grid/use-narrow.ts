import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is too little room for all columns of a wide table beside the menu. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 1099px)');
