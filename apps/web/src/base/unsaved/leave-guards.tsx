import { createContext, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type BlockerFunction, type Location, Outlet, useBlocker } from 'react-router';
import { AskDialog } from '../dialogs/ask-dialog';

/** What there is to ask before a page is left. */
export interface Guard {
  /** Whether there is something to ask about at this moment. */
  readonly asks: () => boolean;
  /** Parts of the query that leave too when they change. */
  readonly params: readonly string[];
  readonly title: string;
  readonly detail: string;
  readonly leave: string;
  readonly stay: string;
  readonly onLeave: () => void;
}

type Add = (guard: RefObject<Guard>) => () => void;
export const AddGuard = createContext<Add>(() => {
  throw new Error('a leave guard stands outside of LeaveGuards');
});

/**
 * Around all pages: asks the guards of what is shown before it is left. The router holds up for one of all who want it to, so that this
 * one asks for all of them.
 */
export function LeaveGuards() {
  const guards = useRef(new Set<RefObject<Guard>>());
  const [asking, setAsking] = useState<readonly Guard[]>([]);
  const add = useCallback<Add>((guard) => {
    guards.current.add(guard);
    return () => void guards.current.delete(guard);
  }, []);
  const holdsUp = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    const left = [...guards.current]
      .map(({ current }) => current)
      .filter(({ asks, params }) => isElsewhere(currentLocation, nextLocation, params) && asks());
    if (left.length > 0) setAsking(left);
    return left.length > 0;
  }, []);
  const blocker = useBlocker(holdsUp);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ([...guards.current].some(({ current }) => current.asks())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const [first] = asking;
  return (
    <AddGuard value={add}>
      <Outlet />
      {first && (
        <AskDialog
          open={blocker.state === 'blocked'}
          title={first.title}
          detail={first.detail}
          keep={first.stay}
          go={first.leave}
          onKeep={() => blocker.reset?.()}
          onGo={() => {
            for (const { onLeave } of asking) onLeave();
            blocker.proceed?.();
          }}
        />
      )}
    </AddGuard>
  );
}

function isElsewhere(from: Location, to: Location, params: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return params.some((name) => before.get(name) !== after.get(name));
}
