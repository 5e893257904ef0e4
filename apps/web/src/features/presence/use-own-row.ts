import { useEffect } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { presenceActions } from './presence-slice';

/** Tells the others which row this person is on while the screen is shown; null for none. */
export function useOwnRow(row: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(presenceActions.wentTo(row));
  }, [dispatch, row]);
  useEffect(() => () => void dispatch(presenceActions.wentTo(null)), [dispatch]);
}
