import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { invalid, tooLarge } from '../failure/app-failure';

export interface ImageLimits {
  /** The box, in pixels, that the picture is fitted into; a smaller one stays as it is. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** The most that the given file may weigh, in bytes. */
  readonly maxBytes: number;
  /** The most pixels that it may unfold to (all frames together): small files can hold enormous pictures. */
  readonly maxPixels: number;
  /** `cover` fills the box and cuts what stands over; `inside` (default) keeps the whole picture. */
  readonly fit?: 'inside' | 'cover';
}

export interface ReencodedImage {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the bytes, in hex: a name for addresses that may be cached for ever. */
  readonly hash: string;
}

/** What is read at all. Neither SVG (it may carry scripts) nor anything that is decoded by a larger library. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif'];
/** How long one picture may be worked on, in seconds. */
const PATIENCE = 10;

/**
 * The picture re-encoded as WebP, from its pixels alone: without metadata, without what a polyglot file hides behind it, the
 * right way up, only the first frame. What people upload is never stored or served as it came.
 *
 * Refuses with IMAGE_TOO_LARGE (kind tooLarge, params: megabytes), IMAGE_TOO_MANY_PIXELS (params: megapixels) and
 * IMAGE_UNREADABLE (no JPEG, PNG, WebP or GIF, or a broken one).
 */
export async function reencodedImage(given: Buffer, limits: ImageLimits): Promise<ReencodedImage> {
  const { maxWidth, maxHeight, maxBytes, maxPixels, fit = 'inside' } = limits;
  if (given.length > maxBytes) {
    throw tooLarge('IMAGE_TOO_LARGE', { megabytes: Math.floor((maxBytes / 2 ** 20) * 10) / 10 });
  }
  const image = await opened(given, maxPixels);
  try {
    const { data, info } = await image
      .rotate()
      .resize({ width: maxWidth, height: maxHeight, fit, withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: PATIENCE })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height, hash };
  } catch {
    throw invalid('IMAGE_UNREADABLE');
  }
}

/** Looks at the header only: nothing is unfolded before it is known how large it would become. */
async function opened(given: Buffer, maxPixels: number): Promise<Sharp> {
  // Loaded when first needed: most services never see a picture.
  const { default: sharp } = await import('sharp');
  if (given.length === 0) throw invalid('IMAGE_UNREADABLE');
  const header = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header || !FORMATS.includes(header.format)) throw invalid('IMAGE_UNREADABLE');
  if (header.width * header.height * (header.pages ?? 1) > maxPixels) {
    throw invalid('IMAGE_TOO_MANY_PIXELS', { megapixels: Math.floor(maxPixels / 1e6) });
  }
  return sharp(given, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
}
