import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type ImageLimits, reencodedImage } from './reencoded-image';

const LIMITS: ImageLimits = { maxWidth: 256, maxHeight: 256, maxBytes: 1_000_000, maxPixels: 10_000_000 };

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff7a00' } });

const refusal = (given: Buffer, limits = LIMITS) =>
  reencodedImage(given, limits).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );

describe('a picture that somebody uploads', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'becomes WebP within the box, whole, from %s',
    async (format) => {
      const made = await reencodedImage(await picture(1000, 500).toFormat(format).toBuffer(), LIMITS);
      expect(made).toMatchObject({ contentType: 'image/webp', width: 256, height: 128 });
      expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 });
    },
  );

  it('fills the box when told to, and is never enlarged', async () => {
    const wide = await picture(1000, 500).png().toBuffer();
    expect(await reencodedImage(wide, { ...LIMITS, fit: 'cover' })).toMatchObject({
      width: 256,
      height: 256,
    });
    const small = await picture(20, 10).png().toBuffer();
    expect(await reencodedImage(small, LIMITS)).toMatchObject({ width: 20, height: 10 });
  });

  it('loses its metadata and stands the right way up', async () => {
    const given = await picture(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-owner' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await reencodedImage(given, LIMITS);
    expect(made).toMatchObject({ width: 128, height: 256 });
    const { exif, icc, xmp } = await sharp(made.bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('loses what a polyglot hides behind it', async () => {
    const script = '<script>alert(1)</script>';
    const given = Buffer.concat([await picture(50, 50).png().toBuffer(), Buffer.from(script)]);
    const made = await reencodedImage(given, LIMITS);
    expect(made.bytes.includes(script)).toBe(false);
  });

  it('has a hash that says whether it is the same picture', async () => {
    const one = await picture(50, 50).png().toBuffer();
    const other = await picture(60, 50).png().toBuffer();
    const hashes = await Promise.all(
      [one, one, other].map(async (x) => (await reencodedImage(x, LIMITS)).hash),
    );
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n'],
    ['the first bytes of a PNG and nothing more', '\x89PNG\r\n\x1a\n'],
    ['nothing', ''],
  ])('is refused when it is %s', async (_what, text) => {
    expect(await refusal(Buffer.from(text, 'latin1'))).toBe('IMAGE_UNREADABLE');
  });

  it('is refused when it is cut off in the middle', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, noise, background: '#000' } })
      .png()
      .toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length / 3)))).toBe('IMAGE_UNREADABLE');
  });

  it('is refused over its weight, and says how much is accepted', async () => {
    const failure = await reencodedImage(Buffer.alloc(3_000_000), { ...LIMITS, maxBytes: 2 * 2 ** 20 }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ kind: 'tooLarge', code: 'IMAGE_TOO_LARGE', params: { megabytes: 2 } });
  });

  it('is refused before it unfolds when it is a bomb', async () => {
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1000);
    expect(await refusal(bomb)).toBe('IMAGE_TOO_MANY_PIXELS');
  });
});

/** The header of a picture of 900 megapixels, in under a kilobyte. */
function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
