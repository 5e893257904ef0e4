import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import {
  selectJoined,
  selectPending,
  selectRejectedActions,
  selectUnsentProposals,
} from '../../plan/state/plan-selectors';
import { ConflictDialog } from './conflict-dialog';
import { RefusedDialog } from './refused-dialog';

/** Asks what shall become of own work that the server did not take, once everything that waited was sent. */
export function RejectedActions() {
  // Messages about own actions name them too, and must not wait for their words.
  useTranslation(['sync', 'actions']);
  const rejectedActions = useAppSelector(selectRejectedActions);
  const sending = useAppSelector(
    (state) => selectJoined(state) && selectPending(state).some(({ stage }) => stage.name !== 'answered'),
  );
  const unsent = useAppSelector(selectUnsentProposals);
  const proposals = unsent.filter(({ failure }) => failure !== null);
  if (rejectedActions.length + proposals.length === 0 || sending) return null;
  const conflicts = rejectedActions.filter(({ failure }) => failure.code === 'CONFLICT');
  return conflicts.length > 0 ? (
    <ConflictDialog rejectedActions={conflicts} />
  ) : (
    <RefusedDialog rejectedActions={rejectedActions} proposals={proposals} />
  );
}
