import Button from '@mui/material/Button';
import type { Plan, WorkRow } from '@plomada/domain';
import { useNextStep } from './use-next-step';

interface Props {
  readonly plan: () => Plan | null;
  readonly row: WorkRow;
  readonly reach: 0 | -1;
}

/** What takes away what stands in the way of a task; nothing where nothing does, or this person cannot. */
export function NextStep({ plan, row, reach }: Props) {
  const step = useNextStep(plan)(row);
  if (!step) return null;
  return (
    <Button
      size="small"
      tabIndex={reach}
      aria-label={`${step.label}: ${row.row.text}`}
      onClick={(event) => {
        event.stopPropagation();
        step.act();
      }}
      sx={{ ml: -2, whiteSpace: 'nowrap' }}
    >
      {step.label}
    </Button>
  );
}
