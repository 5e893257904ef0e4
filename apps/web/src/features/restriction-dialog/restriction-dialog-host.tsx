import type { Plan, Restriction } from '@plomada/domain';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { selectPlan } from '../../plan/state/plan-selectors';
import {
  restrictionDialogActions,
  type RestrictionInDialog,
  selectRestrictionInDialog,
} from './restriction-dialog-slice';

const RestrictionDialog = lazy(async () => ({
  default: (await import('./restriction-dialog')).RestrictionDialog,
}));

const FromTemplateDialog = lazy(async () => ({
  default: (await import('./from-template-dialog')).FromTemplateDialog,
}));
const CopyDialog = lazy(async () => ({
  default: (await import('./copy-dialog')).CopyDialog,
}));
const NO_TASKS: readonly string[] = [];

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
  const frame = { plan, onClose: () => void dispatch(restrictionDialogActions.closed()) };
  return <Suspense fallback={null}>{dialogOf(shown, restriction, frame)}</Suspense>;
}

function dialogOf(
  shown: RestrictionInDialog,
  restriction: Restriction | null,
  frame: { readonly plan: Plan; readonly onClose: () => void },
) {
  switch (shown.kind) {
    case 'template':
      return <FromTemplateDialog {...frame} taskIds={shown.taskIds} />;
    case 'copy':
      return <CopyDialog {...frame} ids={shown.ids} />;
    case 'new':
      return <RestrictionDialog key="new" {...frame} restriction={null} taskIds={shown.taskIds} />;
    case 'present':
      return <RestrictionDialog key={shown.id} {...frame} restriction={restriction} taskIds={NO_TASKS} />;
  }
}
