import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { undoSteps } from '@plomada/sync';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { CheckIcon, UndoIcon, UploadIcon } from '../../base/icons/icons';
import { useMessagesAboveBar } from '../../base/messages/messages-above-bar';
import { planActions } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { useActionText } from '../rejected-actions/use-action-text';
import { TOUCHED } from './touch';
import { UnsentSheet } from './unsent-sheet';
import { useUnsent } from './use-unsent';

/** What is not sent yet, and the way to take the last tap back: always within reach of the thumb. */
export function FieldBar() {
  const { t } = useTranslation(['field', 'sync']);
  const unsent = useUnsent();
  const count = unsent.actions.length + unsent.proposals.length + unsent.photos.length;
  const [isListed, setListed] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useMessagesAboveBar(bar);
  return (
    <Box ref={bar} sx={BAR}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {count > 0 ? (
          <Button
            color="warning"
            variant="outlined"
            startIcon={<UploadIcon />}
            aria-haspopup="dialog"
            onClick={() => setListed(true)}
            sx={{ ...TOUCHED, flex: 1 }}
          >
            {t('sync:unsent', { count })}
          </Button>
        ) : (
          <Typography role="status" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
            <CheckIcon fontSize="small" sx={{ mr: 1, verticalAlign: 'text-bottom' }} />
            {t('allSent')}
          </Typography>
        )}
        <UndoButton />
      </Box>
      {isListed && <UnsentSheet unsent={unsent} onClose={() => setListed(false)} />}
    </Box>
  );
}

/** Takes the newest own step back, and says which. */
function UndoButton() {
  const { t } = useTranslation(['field', 'actions']);
  const dispatch = useAppDispatch();
  const textOf = useActionText();
  const sync = useAppSelector((state) => selectReady(state)?.sync);
  const step = useMemo(() => (sync ? undoSteps(sync).undo.at(-1) : undefined), [sync]);
  if (!step) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<UndoIcon />}
      title={textOf(step)}
      onClick={() => dispatch(planActions.undo(step.actionId))}
      sx={{ ...TOUCHED, flex: 1, minWidth: 0 }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        {t('actions:undo')}
        <Box component="span" sx={STEP}>
          {textOf(step)}
        </Box>
      </Box>
    </Button>
  );
}

const BAR = {
  flexShrink: 0,
  mx: -4,
  mb: -4,
  px: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const STEP = {
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
