import { MAX_IMAGE_BYTES, type Pictured } from '@plomada/contracts';
import { useState } from 'react';
import { failureOf } from '../../base/api/api-failure';
import { useAppDispatch } from '../../base/hooks';
import { failureShown, messageShown } from '../../base/messages/messages-slice';
import { projectsActions } from '../projects/projects-slice';
import { removePicture, setPicture } from './picture-api';

/** Sends a picture or takes it away; the lists that show it are reloaded. */
export function useSetPicture(ownerId: string, of: Pictured) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const change = async (call: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await call();
      dispatch(messageShown({ severity: 'success', key: 'common:saved' }));
      dispatch(projectsActions.requested());
    } catch (thrown) {
      dispatch(failureShown(failureOf(thrown)));
    } finally {
      setBusy(false);
    }
  };
  const set = async (file: File) => {
    if (file.size > MAX_IMAGE_BYTES) {
      const params = { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 };
      dispatch(failureShown({ code: 'IMAGE_TOO_LARGE', params }));
      return;
    }
    await change(() => setPicture(ownerId, of, file));
  };
  return { busy, set, remove: () => change(() => removePicture(ownerId, of)) };
}
