import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectJoined, selectPending, selectSetbacks } from '../../plan/state/plan-selectors';
import { ConflictDialog } from './conflict-dialog';
import { RefusedDialog } from './refused-dialog';

/** Asks what shall become of own work that the server did not take, once everything that waited was sent. */
export function RejectedActions() {
  // Messages about own actions name them too, and must not wait for their words.
  useTranslation(['sync', 'actions']);
  const setbacks = useAppSelector(selectSetbacks);
  const sending = useAppSelector(
    (state) => selectJoined(state) && selectPending(state).some(({ stage }) => stage.name !== 'answered'),
  );
  if (setbacks.length === 0 || sending) return null;
  const conflicts = setbacks.filter(({ failure }) => failure.code === 'CONFLICT');
  return conflicts.length > 0 ? (
    <ConflictDialog setbacks={conflicts} />
  ) : (
    <RefusedDialog setbacks={setbacks} />
  );
}
