import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LookaheadTask } from '@plomada/domain';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddIcon } from '../../base/icons/icons';

interface Props {
  readonly task: LookaheadTask;
  readonly reach: 0 | -1;
  /** Why this person says nothing of the task; null where they may. */
  readonly disabledReason: string | null;
  /** Null for who proposes: that is not proposed. */
  readonly onAnalysed: ((taskId: string) => void) | null;
  readonly onRestricted: (taskId: string) => void;
}

/** What is said of one task on the spot: that it needs nothing, or something more that it lacks. */
export function TaskTools({
  task: { row, readiness },
  reach,
  disabledReason,
  onAnalysed,
  onRestricted,
}: Props) {
  const { t } = useTranslation('restrictions');
  const { id, text } = row;
  const isDisabled = disabledReason !== null;
  const tool = (run: (taskId: string) => void) => ({
    ...(isDisabled && { 'aria-disabled': true, 'aria-description': disabledReason }),
    size: 'small' as const,
    tabIndex: reach,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!isDisabled) run(id);
    },
  });
  const off = isDisabled ? { color: 'action.disabled' } : {};
  return (
    <>
      {readiness === 'notAnalysed' && onAnalysed && (
        <Tooltip title={disabledReason ?? ''}>
          <Button
            {...tool(onAnalysed)}
            aria-label={t('manager.needsNothingOf', { task: text })}
            sx={{ whiteSpace: 'nowrap', ...off }}
          >
            {t('manager.needsNothing')}
          </Button>
        </Tooltip>
      )}
      <Tooltip title={disabledReason ?? t('manager.restrict', { task: text })}>
        <IconButton
          {...tool(onRestricted)}
          aria-label={t('manager.restrict', { task: text })}
          sx={{ ml: 'auto', ...off }}
        >
          <AddIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
