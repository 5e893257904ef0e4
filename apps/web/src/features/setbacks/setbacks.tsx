import type { Setback } from '@plomada/sync';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectReady } from '../../plan/state/plan-selectors';
import { ConflictDialog } from './conflict-dialog';
import { RefusedDialog } from './refused-dialog';

const NONE: readonly Setback[] = [];

/** Asks what shall become of own work that the server did not take, once everything that waited was sent. */
export function Setbacks() {
  // Messages about own actions name them too, and must not wait for their words.
  useTranslation(['sync', 'actions']);
  const sync = useAppSelector(selectReady)?.sync;
  const joined = useAppSelector((state) => selectReady(state)?.joined ?? false);
  const setbacks = sync?.setbacks ?? NONE;
  const sending = joined && (sync?.pending.some(({ stage }) => stage.name !== 'answered') ?? false);
  if (setbacks.length === 0 || sending) return null;
  const conflicts = setbacks.filter(({ failure }) => failure.code === 'CONFLICT');
  return conflicts.length > 0 ? (
    <ConflictDialog setbacks={conflicts} />
  ) : (
    <RefusedDialog setbacks={setbacks} />
  );
}
