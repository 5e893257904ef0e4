import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectReadyId } from '../../plan/state/plan-selectors';
import { importActions } from './import-slice';

/** Opens the import of a program into the open project. */
export function useStartImport(): () => void {
  const dispatch = useAppDispatch();
  const projectId = useAppSelector(selectReadyId)!;
  return () => dispatch(importActions.opened({ projectId }));
}
