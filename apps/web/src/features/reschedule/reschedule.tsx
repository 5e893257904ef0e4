import { delayedAmong } from '@plomada/domain';
import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectMay, selectPlan } from '../../plan/state/plan-selectors';
import { RescheduleDialog } from './reschedule-dialog';
import { rescheduleActions, selectToReschedule } from './reschedule-slice';

/** The dialog that gives delayed work a new end, wherever it was asked for; what is not delayed any more is left out. */
export function Reschedule() {
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const editable = useAppSelector(selectMay('editPlan'));
  const asked = useAppSelector(selectToReschedule);
  const taskIds = useMemo(() => (plan ? delayedAmong(plan, asked) : []), [plan, asked]);
  const isOver = asked.length > 0 && taskIds.length === 0;
  // Somebody else did it, or the project was left: it must not open by itself when they are delayed again.
  useEffect(() => {
    if (isOver) dispatch(rescheduleActions.closed());
  }, [dispatch, isOver]);
  if (!plan || !editable || taskIds.length === 0) return null;
  return (
    <RescheduleDialog plan={plan} taskIds={taskIds} onClose={() => dispatch(rescheduleActions.closed())} />
  );
}
