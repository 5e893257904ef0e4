import { useAppSelector } from '../../base/hooks';
import { selectWaitingReleases } from './notifications-slice';
import type { ShownProposal } from './own-unsent';
import { useWaitingWords } from './use-waiting-words';
import { WaitingBell } from './waiting-bell';

/** Says beside a restriction that its release is proposed and waits; nothing where it is not. */
export function WaitingRelease({ restrictionId }: { readonly restrictionId: string }) {
  const waiting = useAppSelector((state) => selectWaitingReleases(state).get(restrictionId));
  return waiting && <Bell proposal={waiting} />;
}

/** Words are asked for where there is something to be said: tables and boards draw dozens of rows at a time. */
function Bell({ proposal }: { readonly proposal: ShownProposal }) {
  const wordsOf = useWaitingWords();
  return <WaitingBell proposal={proposal} words={wordsOf(proposal)} />;
}
