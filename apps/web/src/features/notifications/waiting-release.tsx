import { useAppSelector } from '../../base/hooks';
import { selectWaitingReleases } from './notifications-slice';
import { useWaitingWords } from './use-waiting-words';
import { WaitingBell } from './waiting-bell';

/** Says beside a restriction that its release is proposed and waits; nothing where it is not. */
export function WaitingRelease({ restrictionId }: { readonly restrictionId: string }) {
  const wordsOf = useWaitingWords();
  const waiting = useAppSelector((state) => selectWaitingReleases(state).get(restrictionId));
  return waiting && <WaitingBell proposal={waiting} words={wordsOf(waiting)} />;
}
