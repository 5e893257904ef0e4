import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly anchor: Element | (() => Element | null);
  /** In pixels. */
  readonly width: number;
  /** Which edge of the anchor it keeps to. */
  readonly side?: 'left' | 'right';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const PLACES = {
  left: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
  right: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' },
  },
} as const;

/** A small dialog that hangs at the button which opened it, named by its title. */
export function PopoverDialog({ title, anchor, width, side = 'right', onClose, children }: Props) {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...PLACES[side]}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width, p: 4 } } }}
    >
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Popover>
  );
}
