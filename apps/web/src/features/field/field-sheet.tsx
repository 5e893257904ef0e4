import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TOUCHED } from './touch';

interface Props {
  readonly title: string;
  /** What it is about. */
  readonly about?: string;
  /** Something was typed or dictated: only the button leaves it, no slip of the thumb beside it. */
  readonly dirty?: boolean;
  readonly action?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What comes up from the lower edge, where the thumb is. */
export function FieldSheet({ title, about, dirty = false, action, onClose, children }: Props) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={() => !dirty && onClose()}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: PAPER } }}
    >
      <Box sx={{ px: 4, pt: 3, flexShrink: 0 }}>
        <Typography id={titleId} variant="h2" sx={{ fontSize: '1.125rem' }}>
          {title}
        </Typography>
        {about && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
        )}
      </Box>
      <Box sx={{ px: 4, py: 3, overflow: 'auto', minHeight: 0 }}>{children}</Box>
      <Box sx={{ display: 'flex', gap: 2, px: 4, pb: 3, flexShrink: 0, '& > *': { flex: 1 } }}>
        <Button variant="outlined" color="inherit" onClick={onClose} sx={TOUCHED}>
          {t(action ? 'cancel' : 'close')}
        </Button>
        {action}
      </Box>
    </Drawer>
  );
}

const PAPER = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 640,
  maxHeight: '92dvh',
  mx: 'auto',
  borderRadius: '16px 16px 0 0',
} as const;
