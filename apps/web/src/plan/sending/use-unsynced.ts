import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import { selectUnsent } from '../state/plan-selectors';
import { useAppSelector } from '../../base/hooks';
import { useOnline } from '../../base/states/use-online';

/** An edit usually is on the server before anybody could read a number. */
const PATIENCE_MS = 1500;

/** How many own changes and proposals have not reached the server: without a network, or once that takes longer than usual. */
export function useUnsynced(): number {
  const late = useLate();
  const isOnline = useOnline();
  return useAppSelector((state) => (late || !isOnline ? selectUnsent(state) : 0));
}

/** Whether something has waited for longer than usual. What is sent in time draws nothing. */
function useLate(): boolean {
  const store = useStore<RootState>();
  const [late, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const waits = selectUnsent(store.getState()) > 0;
      if (waits === (timer !== undefined)) return;
      clearTimeout(timer);
      timer = waits ? setTimeout(() => setLate(true), PATIENCE_MS) : undefined;
      if (!waits) setLate(false);
    };
    look();
    const stop = store.subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return late;
}
