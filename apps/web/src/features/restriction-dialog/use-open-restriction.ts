import { useCallback } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { restrictionDialogActions } from './restriction-dialog-slice';

/** Opens the dialog of a restriction. */
export function useOpenRestriction(): (id: string) => void {
  const dispatch = useAppDispatch();
  return useCallback((id) => void dispatch(restrictionDialogActions.opened(id)), [dispatch]);
}
