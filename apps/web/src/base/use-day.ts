import { planDay } from '@plomada/domain';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * The day of now in a time zone; without one that of UTC. A page that is open over midnight is drawn again with the new one: clocks
 * are looked at as each minute begins, and no zone's midnight lies within one.
 */
export function useDay(timeZone: string | null | undefined): string {
  const now = useCallback(() => planDay(new Date().toISOString(), timeZone), [timeZone]);
  return useSyncExternalStore(whenItMayHaveChanged, now);
}

/** Timers stand still while a laptop sleeps, and come late in a page that is not looked at. */
function whenItMayHaveChanged(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const lookLater = () => {
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
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

/** Where the days of what is shown begin and end: the open project's time zone. */
export const ShownZone = createContext<string | null>(null);

export const useShownZone = (): string | null => useContext(ShownZone);

/** The day of now there. */
export const useShownDay = (): string => useDay(useShownZone());
