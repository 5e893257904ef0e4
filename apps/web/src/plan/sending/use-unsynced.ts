import { useEffect, useState } from 'react';
import { selectUnsent } from '../state/plan-selectors';
import { useAppSelector } from '../../base/hooks';
import { useOnline } from '../../base/states/use-online';

/** An edit usually is on the server before anybody could read a number. */
const PATIENCE_MS = 1500;

/** How many own changes and proposals have not reached the server: without a network, or once that takes longer than usual. */
export function useUnsynced(): number {
  const waiting = useAppSelector((state) => selectUnsent(state) > 0);
  const [late, setLate] = useState(false);
  // What is sent in time is not to be drawn, whatever it counts.
  const isOnline = useOnline();
  const count = useAppSelector((state) => (late || !isOnline ? selectUnsent(state) : 0));
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return count;
}
