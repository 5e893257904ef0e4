// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { PictureAnswer, Pictured } from '../types';
export type PictureSetPhotoParams = {
  readonly id: string;
};
export type PictureSetPhotoAnswer = PictureAnswer;
export type PictureRemovePhotoParams = {
  readonly id: string;
};
export type PictureRemovePhotoBody = {
  readonly type: Pictured;
};
export type PictureRemovePhotoAnswer = PictureAnswer;
export class PictureCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Makes an image the picture of a project, business or container. POST /project/set_photo/:id; needs a token to write. */
  setPhoto(request: {
    readonly params: PictureSetPhotoParams;
    readonly form: FormData;
  }): Promise<PictureSetPhotoAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/set_photo/:id', timeoutMs: 120000, isBinary: false },
      request,
    );
  }

  /** Takes the picture away. POST /project/remove_photo/:id; needs a token to write. */
  removePhoto(request: {
    readonly params: PictureRemovePhotoParams;
    readonly body: PictureRemovePhotoBody;
  }): Promise<PictureRemovePhotoAnswer> {
    return this.#send(
      { method: 'POST', path: '/project/remove_photo/:id', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
