import { useSyncExternalStore } from 'react';
import { today } from '../state/author';

/** Timers stand still while a laptop sleeps, and come late in a page that is not looked at. */
const LOOK_EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The plan's day (that of UTC). A page that is open over midnight is drawn again with the new one. */
export const useToday = (): string => useSyncExternalStore(whenItMayHaveChanged, today);

function whenItMayHaveChanged(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const lookLater = () => {
    const untilMidnight = DAY_MS - (Date.now() % DAY_MS);
    timer = setTimeout(look, Math.min(LOOK_EVERY_MS, untilMidnight));
  };
  const look = () => {
    listener();
    lookLater();
  };
  lookLater();
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
