import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { AskDialog } from '../dialogs/ask-dialog';
import { PROJECT_PARAM } from '../paths';

interface Props {
  /** Whether there is something to ask about at this moment; always, unless told otherwise. */
  readonly asks?: () => boolean;
  /** Parts of the query that leave too when they change: the section of a page, the project. */
  readonly params?: readonly string[];
  readonly title: string;
  readonly detail: string;
  readonly leave: string;
  readonly stay: string;
  /** Before the page is left. */
  readonly onLeave?: () => void;
}

const always = () => true;
const NO_PARAMS: readonly string[] = [];
/** For what belongs to a project: the same page of another project is elsewhere, too. */
export const PROJECT_LEFT: readonly string[] = [PROJECT_PARAM];

/** Asks before a page is left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({
  asks = always,
  params = NO_PARAMS,
  title,
  detail,
  leave,
  stay,
  onLeave = () => undefined,
}: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isElsewhere(currentLocation, nextLocation, params) && asks(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => asks() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  const onStay = () => blocker.reset?.();
  const onGo = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <AskDialog
      open={blocker.state === 'blocked'}
      title={title}
      detail={detail}
      keep={stay}
      go={leave}
      onKeep={onStay}
      onGo={onGo}
    />
  );
}

function isElsewhere(from: Location, to: Location, params: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return params.some((name) => before.get(name) !== after.get(name));
}
