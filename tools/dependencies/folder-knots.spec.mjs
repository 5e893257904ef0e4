import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderKnots } from './folder-knots.mjs';

const module = (source, ...resolved) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});

test('folders that import each other over different files are a knot, and those beside them are not', () => {
  const modules = [
    module('src/a/one.ts', 'src/b/one.ts'),
    module('src/b/two.ts', 'src/a/two.ts', 'src/c/one.ts'),
    module('src/c/one.ts', 'other/a/one.ts'),
    module('src/c/one.spec.ts', 'src/a/one.ts'),
    module('src/a/x/deep.ts', 'src/a/one.ts'),
  ];
  assert.deepEqual(folderKnots(modules, 'src'), [{ folders: ['a', 'b'], imports: ['a -> b', 'b -> a'] }]);
});

test('a file beside the folders may tie them', () => {
  const modules = [module('src/a/one.ts', 'src/types.ts'), module('src/types.ts', 'src/a/two.ts')];
  assert.deepEqual(folderKnots(modules, 'src')[0].folders, ['a', 'types.ts']);
});
