import { useAppSelector } from '../../base/hooks';
import { selectMay } from '../../plan/state/plan-selectors';
import { selectNotifications, selectProposals } from './notifications-slice';

/** How many proposals wait for this person to decide them; 0 for who may not. */
export function useWaitingProposals(): number {
  return useAppSelector((state) =>
    selectMay('acceptProposals')(state) ? selectProposals(state).length + selectNotifications(state).more : 0,
  );
}
