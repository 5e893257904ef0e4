import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderKnots } from './folder-knots.mjs';
import { knotChanges } from './knot-changes.mjs';

const module = (source, ...resolved) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});
const KNOT = { folders: ['a', 'b'], imports: ['a -> b', 'b -> a'] };

test('folders that import each other over different files are a knot, and those beside them are not', () => {
  const modules = [
    module('src/a/one.ts', 'src/b/one.ts'),
    module('src/b/two.ts', 'src/a/two.ts', 'src/c/one.ts'),
    module('src/c/one.ts', 'other/a/one.ts'),
    module('src/c/one.spec.ts', 'src/a/one.ts'),
    module('src/a/x/deep.ts', 'src/a/one.ts'),
  ];
  assert.deepEqual(folderKnots(modules, 'src'), [KNOT]);
});

test('a file beside the folders may tie them', () => {
  const modules = [module('src/a/one.ts', 'src/types.ts'), module('src/types.ts', 'src/a/two.ts')];
  assert.deepEqual(folderKnots(modules, 'src')[0].folders, ['a', 'types.ts']);
});

test('a knot is fine as it is written down, and neither tighter, looser nor gone', () => {
  const known = (imports) => [{ folders: ['b', 'a'], imports }];
  assert.deepEqual(knotChanges('src', [KNOT], known(2)), []);
  assert.match(knotChanges('src', [KNOT], known(1))[0], /not known/);
  assert.match(knotChanges('src', [KNOT], known(3))[0], /write 2 for 3/);
  assert.match(knotChanges('src', [KNOT], [])[0], /not known/);
  assert.match(knotChanges('src', [], known(2))[0], /no knot any more/);
});
