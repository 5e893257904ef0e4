import { MAX_PHOTO_BYTES } from '@plomada/contracts';
import { ApiFailure } from '../../base/api/api-failure';

/** Pixels of the longer side: enough to read a mark on a bar of steel, as it is stored. */
const LONGEST_SIDE = 2048;
/** What a line on site sends in seconds. */
const MOST_BYTES = 1.5 * 1024 * 1024;
const QUALITIES = [0.82, 0.7, 0.55, 0.4] as const;

/**
 * The photo made small, as JPEG from its pixels alone, the right way up: where it was taken and whatever else a camera notes in a
 * file stays on the device. Throws ApiFailure with IMAGE_UNREADABLE or IMAGE_TOO_LARGE (params: megabytes).
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await pictureOf(file);
  if (!picture) throw new ApiFailure({ kind: 'invalid', code: 'IMAGE_UNREADABLE' });
  try {
    return await smallest(drawn(picture));
  } finally {
    picture.close();
  }
}

/** Whether a file is a picture that this browser can read, whatever it is called. */
export async function isReadable(file: Blob): Promise<boolean> {
  const picture = await pictureOf(file);
  picture?.close();
  return picture !== null;
}

/** Null of what is none. */
const pictureOf = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const surface = canvas.getContext('2d')!;
  // JPEG knows no transparency, and would show it black.
  surface.fillStyle = '#ffffff';
  surface.fillRect(0, 0, canvas.width, canvas.height);
  surface.imageSmoothingQuality = 'high';
  surface.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The best quality that is light enough; the last one counts as long as the server takes it. */
async function smallest(canvas: HTMLCanvasElement): Promise<Blob> {
  let made: Blob | null = null;
  for (const quality of QUALITIES) {
    made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (made && made.size <= MOST_BYTES) return made;
  }
  if (!made) throw new ApiFailure({ kind: 'invalid', code: 'IMAGE_UNREADABLE' });
  if (made.size <= MAX_PHOTO_BYTES) return made;
  const params = { megabytes: MAX_PHOTO_BYTES / 1024 / 1024 };
  throw new ApiFailure({ kind: 'tooLarge', code: 'IMAGE_TOO_LARGE', params });
}
