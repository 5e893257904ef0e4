import type { Failure, PhotoSize } from '@plomada/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';
import { selectJoined, selectReadyId } from '../../plan/state/plan-selectors';
import { pictureOf } from './photo-api';

/** A picture comes soon after its row in the plan: so often, and after so long, it is asked for again. */
const TRIES = 4;
const AGAIN_MS = 5_000;

/** An address of what a photo of the open project shows; null while it comes, with why it does not. */
export function usePicture(
  photoId: string,
  size: PhotoSize,
): { readonly url: string | null; readonly failure: Failure | null } {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const projectId = useAppSelector(selectReadyId) ?? '';
  const ask = useCallback(
    () => pictureOf(userId, projectId, photoId, size),
    [userId, projectId, photoId, size],
  );
  const [state, again] = useQuery(ask);
  const [tries, setTries] = useState(0);
  const isFailed = state.status === 'failed';
  const isToCome = isFailed && state.failure.kind === 'notFound' && tries < TRIES;
  useEffect(() => {
    if (!isToCome) return;
    const timer = setTimeout(() => {
      setTries((before) => before + 1);
      again();
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isToCome, tries, again]);
  const joined = useAppSelector(selectJoined);
  useEffect(() => {
    if (joined && isFailed) again();
    // When the network is back, and not as soon as it fails.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [joined]);
  const url = useObjectUrl(state.status === 'ready' ? state.value : null);
  return { url, failure: state.status === 'failed' ? state.failure : null };
}

/** An address that an `img` can show, for as long as it does. */
export function useObjectUrl(picture: Blob | null): string | null {
  const address = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
    return undefined;
  }, [address]);
  return address;
}
