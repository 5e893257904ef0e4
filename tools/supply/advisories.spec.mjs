import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../local/paths.mjs';

test('the page of advisories names every package that is shipped, and the Node that the images take', () => {
  const source = (path) => readFileSync(join(ROOT, path), 'utf8');
  const page = source('docs/advisories.md');
  const { dependencies } = JSON.parse(source('package.json'));
  assert.deepEqual(
    Object.keys(dependencies).filter((name) => !page.includes(`\`${name}\``)),
    [],
  );
  const [, node] = /NODE_VERSION=(\S+)/.exec(source('deploy/Dockerfile'));
  assert.ok(page.includes(`| ${node}, with Brotli `), node);
});
