import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedQuestion } from '../../base/dialogs/unsaved-question';
import { useBackCloses } from '../../base/dialogs/use-back-closes';
import { useMessagesAboveBar } from '../../base/messages/messages-above-bar';
import { BELOW_MESSAGES } from '../../base/messages/messages-height';
import { TOUCHED } from './touch';

interface Props {
  readonly title: string;
  /** What it is about. */
  readonly about?: string;
  /** Something was typed or dictated: it is asked about before it is lost, other than by the button that says so. */
  readonly dirty?: boolean;
  readonly action?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What comes up from the lower edge, where the thumb is. A touch beside it and the phone's way back leave it. */
export function FieldSheet(props: Props) {
  const { dirty = false, onClose } = props;
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const leave = () => (dirty ? setAsking(true) : onClose());
  useBackCloses(true, leave);
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={leave}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: PAPER } }}
    >
      <Contents {...props} titleId={titleId} />
      <UnsavedQuestion open={asking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Drawer>
  );
}

function Contents({
  title,
  about,
  action,
  onClose,
  children,
  titleId,
}: Props & { readonly titleId: string }) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useMessagesAboveBar(box);
  // Another question begins at its first answer.
  useEffect(() => void (body.current!.scrollTop = 0), [title]);
  return (
    <Box ref={box} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
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
      <Box ref={body} sx={{ px: 4, py: 3, overflow: 'auto', minHeight: 0 }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, px: 4, pb: 3, flexShrink: 0, '& > *': { flex: 1 } }}>
        <Button variant="outlined" color="inherit" onClick={onClose} sx={TOUCHED}>
          {t(action ? 'cancel' : 'close')}
        </Button>
        {action}
      </Box>
    </Box>
  );
}

const PAPER = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 640,
  maxHeight: BELOW_MESSAGES,
  mx: 'auto',
  borderRadius: '16px 16px 0 0',
} as const;
