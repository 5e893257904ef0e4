import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hundredths, type Task } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppDispatch } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { TOUCHED } from './touch';

const QUARTERS = [0, 25, 50, 75, 100] as const;
/** A milestone is reached or not (planning core, section 5). */
const ALL_OR_NOTHING = [0, 100] as const;

interface Props {
  readonly task: Task;
  /** The progress (0..1) that is proposed of it and waits; null where none is. */
  readonly proposed: number | null;
  /** No more progress may be entered of it, and the card says why; less of what was entered may, down to the last close. */
  readonly isBarred: boolean;
}

/** How far a task is, by one tap; what is proposed has a dashed frame. Why the plan does not take it is told in the rule's words. */
export function ProgressKeys({ task, proposed, isBarred }: Props) {
  const { t } = useTranslation('field');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const done = hundredths(task.progress);
  const least = hundredths(task.lastProgress);
  const waiting = proposed === null ? null : hundredths(proposed);
  const say = (percent: number) => {
    if (percent === (waiting ?? done)) return;
    const payload = { taskId: task.id, progress: percent / 100 };
    dispatch(planActions.submit({ type: 'SET_PROGRESS', payload }, { isCauseAskedThere: true }));
  };
  return (
    <Box
      role="group"
      aria-label={t('progressOf', { task: task.text })}
      sx={{ display: 'flex', gap: 1, mt: 2 }}
    >
      {(task.kind === 'milestone' ? ALL_OR_NOTHING : QUARTERS).map((percent) => (
        <Button
          key={percent}
          variant={percent === done ? 'contained' : 'outlined'}
          color={percent === done || percent === waiting ? 'primary' : 'inherit'}
          aria-pressed={percent === done}
          disabled={percent < least || (isBarred && percent > done)}
          onClick={() => say(percent)}
          sx={{ ...KEY, ...(percent === waiting && PROPOSED) }}
        >
          {percent === 100 ? t('finished') : format.percent(percent)}
        </Button>
      ))}
    </Box>
  );
}

const KEY = { ...TOUCHED, minHeight: 56, minWidth: 0, flex: 1, px: 0, fontSize: '1rem' } as const;
const PROPOSED = { border: '2px dashed', borderColor: 'primary.main' } as const;
