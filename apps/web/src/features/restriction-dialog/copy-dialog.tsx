import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { copiedPattern, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlannedDialog } from './planned-dialog';

interface Props {
  readonly plan: Plan;
  /** The restrictions that are copied. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

const NO_TASKS: readonly string[] = [];
/** So many are named. */
const MOST_NAMED = 5;

/** Copies restrictions to other tasks, each required as long before its task needs it as the one it is copied from. */
export function CopyDialog({ plan, ids, onClose }: Props) {
  const { t } = useTranslation('restrictions');
  const copied = useMemo(() => ids.flatMap((id) => plan.restrictions.get(id) ?? []), [plan, ids]);
  const patterns = useMemo(() => copied.map((one) => copiedPattern(plan, one)), [plan, copied]);
  return (
    <PlannedDialog
      plan={plan}
      title={t('copy.title', { count: copied.length })}
      patterns={patterns}
      taskIds={NO_TASKS}
      onClose={onClose}
    >
      <Box>
        <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
          {patterns.slice(0, MOST_NAMED).map(({ detail, type, daysBefore }, at) => (
            <li key={at}>
              {detail}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({t(`copy.days.${type}`, { count: daysBefore })})
              </Box>
            </li>
          ))}
        </Box>
        {patterns.length > MOST_NAMED && t('copy.more', { count: patterns.length - MOST_NAMED })}
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {t('copy.hint')}
        </Typography>
      </Box>
    </PlannedDialog>
  );
}
