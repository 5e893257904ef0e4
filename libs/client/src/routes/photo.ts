// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { PhotoSize, StoredPhoto } from '../types';
export type PhotoSendParams = {
  readonly projectId: string;
  readonly photoId: string;
};
export type PhotoSendAnswer = StoredPhoto;
export type PhotoShowParams = {
  readonly projectId: string;
  readonly photoId: string;
};
export type PhotoShowQuery = {
  readonly size?: PhotoSize;
};
export class PhotoCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Stores what a photo of a task shows, from who put it there; sent again, it is stored once. PUT /project/:projectId/photos/:photoId; needs a token to write. */
  send(request: { readonly params: PhotoSendParams; readonly form: FormData }): Promise<PhotoSendAnswer> {
    return this.#send(
      { method: 'PUT', path: '/project/:projectId/photos/:photoId', timeoutMs: 120000, isBinary: false },
      request,
    );
  }

  /** A photo of a task, as WebP: whole, or small as a list shows it. GET /project/:projectId/photos/:photoId; needs a token to read. */
  show(request: { readonly params: PhotoShowParams; readonly query?: PhotoShowQuery }): Promise<Uint8Array> {
    return this.#send(
      { method: 'GET', path: '/project/:projectId/photos/:photoId', timeoutMs: 20000, isBinary: true },
      request,
    );
  }
}
