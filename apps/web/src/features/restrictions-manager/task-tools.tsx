import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LookaheadTask } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { AddIcon } from '../../base/icons/icons';

interface Props {
  readonly task: LookaheadTask;
  readonly reach: 0 | -1;
  /** Null for who proposes: that is not proposed. */
  readonly onAnalysed: ((taskId: string) => void) | null;
  readonly onRestricted: (taskId: string) => void;
}

/** What is said of one task on the spot: that it needs nothing, or something more that it lacks. */
export function TaskTools({ task: { row, readiness }, reach, onAnalysed, onRestricted }: Props) {
  const { t } = useTranslation('restrictions');
  const { id, text } = row;
  return (
    <>
      {readiness === 'notAnalysed' && onAnalysed && (
        <Button
          size="small"
          tabIndex={reach}
          aria-label={t('manager.needsNothingOf', { task: text })}
          onClick={(event) => {
            event.stopPropagation();
            onAnalysed(id);
          }}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('manager.needsNothing')}
        </Button>
      )}
      <Tooltip title={t('manager.restrict', { task: text })}>
        <IconButton
          size="small"
          tabIndex={reach}
          aria-label={t('manager.restrict', { task: text })}
          onClick={(event) => {
            event.stopPropagation();
            onRestricted(id);
          }}
          sx={{ ml: 'auto' }}
        >
          <AddIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
