import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { nameOf, type Plan, treeOf } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

interface Props {
  readonly plan: Plan;
  readonly taskId: string;
  /** What mends it. */
  readonly button: string;
  readonly onMend: () => void;
}

/** A task that keeps the term from closing: its code, what was promised, how far it is, and who answers for it. */
export function CheckedTask({ plan, taskId, button, onMend }: Props) {
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
  return (
    <ListItem disableGutters sx={{ gap: 4 }}>
      <ListItemText
        primary={`${treeOf(plan).shortCodeOf(taskId)} ${task.text}`}
        secondary={`${figures} · ${who}`}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <Button onClick={onMend} aria-label={`${button}: ${task.text}`} sx={{ flexShrink: 0 }}>
        {button}
      </Button>
    </ListItem>
  );
}
