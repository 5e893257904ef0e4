import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { MAX_BATCH, type Plan } from '@plomada/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CauseDialog } from './cause-dialog';
import { CheckedTask } from './checked-task';
import { SharedCauseDialog } from './shared-cause-dialog';

const NONE: ReadonlySet<string> = new Set();

interface Props {
  readonly plan: Plan;
  /** Tasks below their commitment that say no cause yet, in tree order. */
  readonly taskIds: readonly string[];
}

/** What fell short without a cause: each is given its own, or the chosen ones one that holds for all of them. */
export function UnexplainedTasks({ plan, taskIds }: Props) {
  const { t } = useTranslation('term');
  const headId = useId();
  const [ticked, setTicked] = useState(NONE);
  const [explaining, setExplaining] = useState<readonly string[]>([]);
  // Those that were explained meanwhile are chosen no more.
  const chosen = taskIds.filter((id) => ticked.has(id));
  const tick = (ids: readonly string[], on: boolean) => {
    const others = [...ticked].filter((id) => !ids.includes(id));
    setTicked(new Set(on ? [...others, ...ids] : others));
  };
  return (
    <Box component="section" aria-labelledby={headId} sx={{ mb: 4 }}>
      <Typography variant="h3" component="h3" id={headId}>
        {t('close.withoutCause', { count: taskIds.length })}
      </Typography>
      {taskIds.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, mt: 1 }}>
          <FormControlLabel
            label={t('close.all')}
            sx={{ ml: 0 }}
            control={
              <Checkbox
                size="small"
                checked={chosen.length === taskIds.length}
                indeterminate={chosen.length > 0 && chosen.length < taskIds.length}
                onChange={(_, on) => tick(taskIds, on)}
              />
            }
          />
          <Button
            disabled={chosen.length === 0}
            onClick={() => setExplaining(chosen.slice(0, MAX_BATCH))}
            sx={{ ml: 'auto' }}
          >
            {t('close.explainChosen', { count: chosen.length })}
          </Button>
        </Box>
      )}
      <List dense aria-labelledby={headId}>
        {taskIds.map((id) => (
          <CheckedTask
            key={id}
            plan={plan}
            taskId={id}
            button={t('close.explain')}
            onMend={() => setExplaining([id])}
            tick={
              taskIds.length > 1 && (
                <Checkbox
                  size="small"
                  checked={ticked.has(id)}
                  onChange={(_, on) => tick([id], on)}
                  slotProps={{
                    input: { 'aria-label': t('close.choose', { task: plan.tasks.get(id)?.text }) },
                  }}
                />
              )
            }
          />
        ))}
      </List>
      {explaining.length === 1 && <CauseDialog taskId={explaining[0]!} onClose={() => setExplaining([])} />}
      {explaining.length > 1 && (
        <SharedCauseDialog plan={plan} taskIds={explaining} onClose={() => setExplaining([])} />
      )}
    </Box>
  );
}
