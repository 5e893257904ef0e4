import type { PendingAction } from '@plomada/sync';
import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { useUnsynced } from '../../plan/sending/use-unsynced';
import {
  selectPending,
  selectPlan,
  selectReadyId,
  selectUnsentProposals,
} from '../../plan/state/plan-selectors';
import type { UnsentProposal } from '../../plan/state/unsent-proposal';
import type { UnsentPhoto } from '../photos/photo-store';
import { selectUnsentPhotos } from '../photos/photos-slice';

const NOTHING: readonly never[] = [];

export interface Unsent {
  readonly actions: readonly PendingAction[];
  readonly proposals: readonly UnsentProposal[];
  readonly photos: readonly UnsentPhoto[];
}

/** What of the open project is on this device only, once that takes longer than usual; a photo counts once. */
export function useUnsent(): Unsent {
  const isLate = useUnsynced() > 0;
  const pending = useAppSelector(selectPending);
  const proposed = useAppSelector(selectUnsentProposals);
  const photos = useUnsentPhotos();
  return useMemo(() => {
    const kept = new Set(photos.map(({ id }) => id));
    const isPhoto = ({ action }: PendingAction) =>
      action.type === 'ADD_PHOTO' && kept.has(action.payload.photoId);
    return {
      actions: isLate ? pending.filter((one) => !isPhoto(one)) : NOTHING,
      proposals: isLate ? proposed.filter(({ failure }) => failure === null) : NOTHING,
      photos,
    };
  }, [isLate, pending, proposed, photos]);
}

/** Those that somebody took back meanwhile are nothing to wait for. */
function useUnsentPhotos(): readonly UnsentPhoto[] {
  const unsent = useAppSelector(selectUnsentPhotos);
  const projectId = useAppSelector(selectReadyId);
  const known = useAppSelector(selectPlan)?.photos;
  return useMemo(
    () => unsent.filter((one) => one.projectId === projectId && known?.has(one.id)),
    [unsent, projectId, known],
  );
}
