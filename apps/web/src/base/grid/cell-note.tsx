import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Refused } from '../messages/messages-slice';
import { RefusalLinkButton } from '../messages/refusal-link-button';

interface Props {
  readonly refused: Refused;
  /** The row, for screen readers. */
  readonly about: string;
}

/** Said beside a cell, below it where there is room: why it did not take what was typed, with the way to what stands in the way. */
export function CellNote({ refused: { why, see }, about }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={setPlace} hidden />
      {place && (
        <Popper open anchorEl={place.parentElement} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
          <Paper
            elevation={6}
            role="alert"
            sx={{ display: 'flex', alignItems: 'center', gap: 2, maxWidth: 360, m: 1, px: 3, py: 2 }}
          >
            <Typography variant="body2">{why}</Typography>
            {see && <RefusalLinkButton to={see} about={about} />}
          </Paper>
        </Popper>
      )}
    </>
  );
}
