import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone's: one column, pages instead of side sheets. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 599px)');
