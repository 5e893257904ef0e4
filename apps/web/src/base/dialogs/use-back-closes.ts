import { useEffect } from 'react';
import { useNewest } from '../use-newest';

interface Opened {
  readonly leave: () => void;
}

/** What stands above the page, the topmost last. */
const opened: Opened[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** How many entries of the browser's history stand for what is above the page: kept in the entries' own state, beside the router's. */
const entered = (): number => (window.history.state as { above?: number } | null)?.above ?? 0;

/** Brings the history to as many entries as there are things above the page: once all that happens together has happened. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const tooMany = entered() - opened.length;
    if (tooMany > 0) window.history.go(-tooMany);
    for (let above = entered() + 1; above <= opened.length; above += 1)
      window.history.pushState({ ...window.history.state, above }, '');
  });
}

function onPop(): void {
  if (entered() < opened.length) opened.at(-1)!.leave();
  settleSoon();
}

/**
 * While it is open, the browser's or the phone's way back leaves what is topmost and not the page: `leave` closes it, or asks first where
 * something is written. The page's address stays the same.
 */
export function useBackCloses(isOpen: boolean, leave: () => void): void {
  const leaveNow = useNewest(leave);
  useEffect(() => {
    if (!isOpen) return;
    const one = { leave: leaveNow };
    if (opened.length === 0) window.addEventListener('popstate', onPop);
    opened.push(one);
    settleSoon();
    return () => {
      opened.splice(opened.indexOf(one), 1);
      settleSoon();
    };
  }, [isOpen, leaveNow]);
}
