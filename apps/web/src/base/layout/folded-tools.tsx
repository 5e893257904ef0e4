import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from '../icons/icons';
import { TOOL_ICON } from '../theme/touch';

interface Props {
  readonly children: ReactNode;
}

const PLACE = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
/** What is done at once, and not in a menu of its own. */
const DONE_AT_ONCE = 'a[href], button:not([aria-haspopup]), [role=menuitem]';

/** The tools of a page behind one button, for a head that has no line for them. What they open stays when they are folded away again. */
export function FoldedTools({ children }: Props) {
  const { t } = useTranslation('common');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  const onClick = ({ target }: MouseEvent) => (target as Element).closest(DONE_AT_ONCE) && close();
  return (
    <>
      <IconButton
        aria-label={t('pageActions')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={TOOL_ICON}
      >
        <MoreIcon />
      </IconButton>
      <Popover
        open={isOpen}
        keepMounted
        anchorEl={anchor}
        onClose={close}
        {...PLACE}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('pageActions'), onClick, sx: PAPER },
        }}
      >
        {children}
      </Popover>
    </>
  );
}

const PAPER = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  p: 2,
  '& > .MuiButton-root': { justifyContent: 'flex-start', minHeight: 44 },
} as const;
