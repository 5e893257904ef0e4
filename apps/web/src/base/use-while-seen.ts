import { useEffect } from 'react';

/** Looks now, every so often while the page is seen, and when it is seen again. Give `look` a stable identity. */
export function useWhileSeen(look: () => void, everyMs: number): void {
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, everyMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look, everyMs]);
}
