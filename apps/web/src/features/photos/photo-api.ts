import { pathOf, type PhotoSize, photoRoutes, type StoredPhoto } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';
import { requestBytes } from '../../base/api/request';
import { keptPicture } from './photo-store';

/** Sent again under the same id, it is stored once. */
export function sendPhoto(projectId: string, photoId: string, picture: Blob): Promise<StoredPhoto> {
  const form = new FormData();
  form.append('photo', picture, 'photo.jpg');
  return callRoute(photoRoutes.send, { params: { projectId, photoId }, body: form });
}

/** What a photo shows: from this device while it is unsent, else from the server. Throws ApiFailure. */
export async function pictureOf(
  userId: string,
  projectId: string,
  photoId: string,
  size: PhotoSize,
): Promise<Blob> {
  const kept = await keptPicture(userId, photoId).catch(() => null);
  return (
    kept ??
    requestBytes(pathOf(photoRoutes.show, { projectId, photoId }, { size }), photoRoutes.show.timeoutMs)
  );
}
