import { lazy, Suspense, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';
import { restrictionDialogActions, selectAskedRestriction } from './restriction-dialog-slice';

const RestrictionDialog = lazy(async () => ({
  default: (await import('./restriction-dialog')).RestrictionDialog,
}));

/** The dialog of a restriction, wherever it was asked for. */
export function AskedRestriction() {
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const asked = useAppSelector(selectAskedRestriction);
  const restriction = asked?.kind === 'present' ? (plan?.restrictions.get(asked.id) ?? null) : null;
  const isOver = asked !== null && (!plan || (asked.kind === 'present' && !restriction));
  // Somebody else removed it, or the project was left: it must not open by itself when it is there again.
  useEffect(() => {
    if (isOver) dispatch(restrictionDialogActions.closed());
  }, [dispatch, isOver]);
  if (!plan || !asked || isOver) return null;
  return (
    <Suspense fallback={null}>
      <RestrictionDialog
        key={asked.kind === 'present' ? asked.id : 'new'}
        plan={plan}
        restriction={restriction}
        taskIds={asked.kind === 'new' ? asked.taskIds : []}
        onClose={() => dispatch(restrictionDialogActions.closed())}
      />
    </Suspense>
  );
}
