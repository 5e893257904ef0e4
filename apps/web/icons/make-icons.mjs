/**
 * Draws the icons of the installed application from the one drawing there is, public/favicon.svg. Run by hand when that changes:
 * `node apps/web/icons/make-icons.mjs`; what it writes is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const drawing = readFileSync(at('favicon.svg'), 'utf8');
const GROUND = '#1F2933';
/** Launchers cut a maskable icon to any shape: what counts stands within the middle 80 %. */
const SAFE = 0.8;

/** The drawing on a ground that reaches to every edge: phones round the corners themselves. */
function fullBleed(share) {
  const margin = (32 * (1 - share)) / 2;
  const inner = drawing.replace(/<\/?svg[^>]*>/g, '').replace(/<rect width="32"[^>]*>/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${GROUND}"/><g transform="translate(${margin} ${margin}) scale(${share})">${inner}</g></svg>`;
}

async function draw(svg, pixels, name) {
  await sharp(Buffer.from(svg), { density: (72 * pixels) / 32 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(at(`icons/${name}`));
}

/** What browsers and readers of links ask for unasked, whatever the page says: one picture in the old format's frame of 22 bytes. */
async function drawFavicon(pixels) {
  const png = await sharp(Buffer.from(drawing), { density: (72 * pixels) / 32 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const frame = Buffer.alloc(22);
  // An icon, of one picture.
  frame.writeUInt16LE(1, 2);
  frame.writeUInt16LE(1, 4);
  frame.writeUInt8(pixels, 6);
  frame.writeUInt8(pixels, 7);
  // One plane of 32 bits a pixel, its weight, and where it begins.
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12);
  frame.writeUInt32LE(png.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  writeFileSync(at('favicon.ico'), Buffer.concat([frame, png]));
}

await drawFavicon(48);
await draw(drawing, 192, 'icon-192.png');
await draw(drawing, 512, 'icon-512.png');
await draw(fullBleed(SAFE), 512, 'maskable-512.png');
await draw(fullBleed(SAFE), 180, 'apple-touch-180.png');
