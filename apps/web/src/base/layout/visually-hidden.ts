import type { Theme } from '@mui/material/styles';

/** For screen readers only. In pixels: `sx` takes a bare 1 for the whole width of what is around. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The same where the screen has no room for the words. */
export const ONLY_HEARD_ON_PHONES = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden });
