import { ROOT } from '../local/paths.mjs';
import { isPermissive, licences } from './licences.mjs';

/** Licences and their packages, the ones that want to be looked at by name; `--all` with what only development needs. */
const all = process.argv.includes('--all');
const byLicence = new Map();
for (const { name, version, licence, isShipped } of licences(ROOT)) {
  if (!isShipped && !all) continue;
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
}
for (const [licence, packages] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  const named = all || !isPermissive(licence) ? `: ${packages.join(', ')}` : '';
  console.log(`${licence}  ${packages.length}${named}`);
}
