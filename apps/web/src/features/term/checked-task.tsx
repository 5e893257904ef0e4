import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { nameOf, type Plan, treeOf } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

interface Props {
  readonly plan: Plan;
  readonly taskId: string;
  /** What mends it. */
  readonly button: string;
  readonly onMend: () => void;
  /** Chooses it among others. */
  readonly tick?: ReactNode;
}

/** A task that keeps the term from closing: its code and where it stands in the plan, what was promised, how far it is, and who answers for it. */
export function CheckedTask({ plan, taskId, button, onMend, tick }: Props) {
  const { t } = useTranslation('term');
  const format = useFormat();
  const task = plan.tasks.get(taskId);
  if (!task) return null;
  const share = (value: number | null) => format.percent(value === null ? null : value * 100, 2);
  const figures = t('cause.figures', {
    commitment: share(task.commitment),
    progress: share(task.progress),
  });
  const people = task.responsibles.flatMap((id) => plan.responsibles.get(id) ?? []);
  const who = people.map(nameOf).join(', ') || t('close.nobody');
  const place = placeOf(plan, taskId);
  return (
    <ListItem disableGutters sx={LINE}>
      {tick}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{`${treeOf(plan).shortCodeOf(taskId)} ${task.text}`}</Typography>
        {place && (
          <Typography variant="body2" color="textSecondary">
            {place}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">{`${figures} · ${who}`}</Typography>
      </Box>
      <Button onClick={onMend} aria-label={`${button}: ${task.text}`} sx={{ flexShrink: 0, ml: 'auto' }}>
        {button}
      </Button>
    </ListItem>
  );
}

/** The names above a task, from the root down; '' for a root. */
function placeOf(plan: Plan, taskId: string): string {
  const above = treeOf(plan).ancestorsOf(taskId);
  return [...above]
    .reverse()
    .map((id) => plan.tasks.get(id)!.text)
    .join(' › ');
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;
