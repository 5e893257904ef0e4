import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessagesAboveBar } from '../../base/messages/messages-above-bar';
import type { Way } from './notifications-slice';

interface Props {
  /** How far those have come that are being decided together. */
  readonly progress: { readonly way: Way; readonly place: number; readonly of: number } | null;
  readonly count: number;
  /** How many of them the plan still takes. */
  readonly acceptable: number;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onClear: () => void;
}

/** What is done with all proposals that are ticked. */
export function SelectionBar({ progress, count, acceptable, onAccept, onReject, onClear }: Props) {
  const { t } = useTranslation('notifications');
  const bar = useRef<HTMLDivElement>(null);
  useMessagesAboveBar(bar);
  return (
    <Paper ref={bar} role="toolbar" aria-label={t('selection.label')} elevation={4} sx={BAR}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {progress && t(`progress.${progress.way}`, { place: progress.place, of: progress.of })}
      </Typography>
      {count > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('selection.count', { count })}
          </Typography>
          {acceptable > 0 && (
            <Button size="small" variant="contained" onClick={onAccept}>
              {t('selection.accept', { count: acceptable })}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={onReject}>
            {t('selection.reject', { count })}
          </Button>
          <Button size="small" color="inherit" onClick={onClear}>
            {t('selection.clear')}
          </Button>
        </>
      )}
      {acceptable < count && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('selection.outdated', { count: count - acceptable })}
        </Typography>
      )}
    </Paper>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 2,
} as const;
