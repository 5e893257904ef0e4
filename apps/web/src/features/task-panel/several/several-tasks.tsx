import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../../base/icons/icons';
import { usePlanRows } from '../../../plan/rows/use-plan-view';
import { UnsavedFieldsGuard } from '../unsaved-fields';
import { SeveralDates } from './several-dates';
import { SeveralMeasures } from './several-measures';
import { SeveralPeople } from './several-people';
import { SeveralProgress } from './several-progress';
import { useEditMany } from './use-edit-many';

interface Props {
  readonly plan: Plan;
  readonly taskIds: readonly string[];
  readonly onClose: () => void;
}

/** Several tasks: what they share, and what is put into all of them as one action; those that do not take it are listed. */
export function SeveralTasks({ plan, taskIds, onClose }: Props) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const all = usePlanRows();
  const rows = useMemo(() => all.filter(({ id }) => taskIds.includes(id)), [all, taskIds]);
  const { edit, refusedList } = useEditMany(rows);
  return (
    <>
      <UnsavedFieldsGuard key={taskIds.join()} taskId={taskIds[0]!}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            px: 4,
            py: 3,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="h2" sx={{ flex: 1 }}>
            {t('several.label', { count: rows.length })}
          </Typography>
          <IconButton size="small" aria-label={t('common:close')} title={t('closeKey')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
        <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          <SeveralDates plan={plan} rows={rows} edit={edit} />
          <SeveralPeople plan={plan} rows={rows} edit={edit} />
          <SeveralProgress plan={plan} rows={rows} edit={edit} />
          <SeveralMeasures plan={plan} rows={rows} edit={edit} />
        </Box>
      </UnsavedFieldsGuard>
      {refusedList}
    </>
  );
}
