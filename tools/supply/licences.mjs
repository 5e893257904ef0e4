import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that ask for nothing but their text and names to be kept. */
const PERMISSIVE = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Old packages say their licence in other fields, which the lock file leaves out. */
function ofInstalled(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
}

/**
 * Every package of the lock file with its licence ('unknown' where none says): `isShipped` when the product needs it, not only
 * its development. Packages of two versions stand there twice.
 */
export function licences(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version, license, dev }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? ofInstalled(join(root, path)) ?? 'unknown',
      isShipped: !dev,
    }));
}

/** True where one of the licences that somebody may choose from asks for nothing more than to be named. */
export function isPermissive(licence) {
  const plain = licence.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one.trim())));
}
