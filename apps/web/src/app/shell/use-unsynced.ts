import { useEffect, useState } from 'react';
import { selectUnsynced } from '../../plan/state/plan-selectors';
import { useAppSelector } from '../../base/hooks';

/** An edit usually is on the server before anybody could read a number. */
const PATIENCE_MS = 1500;

/** How many own changes have not reached the server, once that takes longer than usual; until then 0. */
export function useUnsynced(): number {
  const count = useAppSelector(selectUnsynced);
  const [late, setLate] = useState(false);
  const waiting = count > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late ? count : 0;
}
