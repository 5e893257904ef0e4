import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { WorkRow } from '@plomada/domain';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { MeetingStep } from './meeting-steps';

const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;

interface Props {
  readonly row: WorkRow;
  readonly step: MeetingStep;
  /** The task takes no share until something else of it is done. */
  readonly isBarred: boolean;
  /** Undefined where nobody asks why the promise is not kept, or this person may not say. */
  readonly onExplain: (() => void) | undefined;
  /** 0..1; null takes it back. */
  readonly onShare: (share: number | null) => void;
  readonly onExact: () => void;
  readonly onAsPromised: () => void;
  /** What takes away what stands in the way of the task. */
  readonly nextStep: ReactNode;
}

/** What can be entered of the present task, for fingers and a mouse; keys do the same. */
export function RowCommands({
  row,
  step,
  isBarred,
  onExplain,
  onShare,
  onExact,
  onAsPromised,
  nextStep,
}: Props) {
  const { t } = useTranslation('meeting');
  const format = useFormat();
  const { commitment, progress } = row.task;
  const now = step === 'promise' ? commitment : progress;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
      {!isBarred && (
        <ButtonGroup aria-label={t(step === 'promise' ? 'promise' : 'doneLabel')} sx={{ flexWrap: 'wrap' }}>
          {QUARTERS.map((share) => (
            <Button
              key={share}
              variant={now === share ? 'contained' : 'outlined'}
              aria-pressed={now === share}
              onClick={() => onShare(share)}
              sx={{ minWidth: 0, px: { xs: 2, md: 3 } }}
            >
              {format.percent(share * 100)}
            </Button>
          ))}
        </ButtonGroup>
      )}
      {!isBarred && <Button onClick={onExact}>{t('exact')}</Button>}
      {!isBarred && step === 'review' && commitment !== null && (
        <Button onClick={onAsPromised}>{t('asPromised')}</Button>
      )}
      {step === 'promise' && commitment !== null && (
        <Button onClick={() => onShare(null)}>{t('takeBack')}</Button>
      )}
      {onExplain && (
        <Button color={row.lacksCause ? 'error' : 'primary'} onClick={onExplain}>
          {t(row.lacksCause ? 'giveCause' : 'changeCause')}
        </Button>
      )}
      {nextStep}
    </Box>
  );
}
