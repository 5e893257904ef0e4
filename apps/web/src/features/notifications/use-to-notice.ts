import { useAppSelector } from '../../base/hooks';
import { selectMay } from '../../plan/state/plan-selectors';
import { selectNotifications, selectProposals, selectUnread } from './notifications-slice';

/** What waits for this person to look at it. */
export interface ToNotice {
  /** Proposals to decide; 0 for who may not. */
  readonly proposals: number;
  /** Notices that they have not read. */
  readonly unread: number;
}

export function useToNotice(): ToNotice {
  const proposals = useAppSelector((state) =>
    selectMay('acceptProposals')(state) ? selectProposals(state).length + selectNotifications(state).more : 0,
  );
  return { proposals, unread: useAppSelector(selectUnread) };
}
