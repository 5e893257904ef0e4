import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { selectPlan } from '../../plan/state/plan-selectors';
import { restrictionDialogActions, selectRestrictionInDialog } from './restriction-dialog-slice';

const RestrictionDialog = lazy(async () => ({
  default: (await import('./restriction-dialog')).RestrictionDialog,
}));

/** Shows the dialog of a restriction above whichever page it was opened from. */
export function RestrictionDialogHost() {
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const shown = useAppSelector(selectRestrictionInDialog);
  const restriction = shown?.kind === 'present' ? (plan?.restrictions.get(shown.id) ?? null) : null;
  const isRemoved = plan !== null && shown?.kind === 'present' && !restriction;
  const isOver = isRemoved || (shown !== null && !plan);
  // Somebody else removed it, or the project was left: it must not open by itself when it is there again.
  useEffect(() => {
    if (isOver) dispatch(restrictionDialogActions.closed());
    if (isRemoved) dispatch(messageShown({ severity: 'warning', key: 'restrictions:dialog.gone' }));
  }, [dispatch, isOver, isRemoved]);
  const { pathname } = useLocation();
  // Whoever goes back in the browser leaves the dialog with its page.
  useEffect(() => () => void dispatch(restrictionDialogActions.closed()), [dispatch, pathname]);
  if (!plan || !shown || isOver) return null;
  return (
    <Suspense fallback={null}>
      <RestrictionDialog
        key={shown.kind === 'present' ? shown.id : 'new'}
        plan={plan}
        restriction={restriction}
        taskIds={shown.kind === 'new' ? shown.taskIds : []}
        onClose={() => dispatch(restrictionDialogActions.closed())}
      />
    </Suspense>
  );
}
