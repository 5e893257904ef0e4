import Box from '@mui/material/Box';
import { visuallyHidden } from '../../base/layout/visually-hidden';

interface Props {
  readonly count: number;
  /** What it counts, in words. */
  readonly words: string;
  readonly hidden: boolean;
}

/** How much waits behind an entry of the menu: own changes that the server does not have, proposals to decide. */
export function MenuCount({ count, words, hidden }: Props) {
  return (
    <>
      {!hidden && (
        <Box
          component="span"
          aria-hidden
          className="numeric"
          sx={{
            minWidth: 22,
            px: 1.5,
            borderRadius: 3,
            bgcolor: 'accent.tint',
            color: 'accent.text',
            fontSize: '0.75rem',
            fontWeight: 600,
            textAlign: 'center',
          }}
        >
          {count}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        {words}
      </Box>
    </>
  );
}
