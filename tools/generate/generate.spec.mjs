import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { planAction } from './action.mjs';
import { planCapability } from './capability.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const COPIED = ['libs', 'apps/planning', 'apps/projects', 'apps/notifications', 'tools/jest'];
const CONFIGS = [
  'tsconfig.base.json',
  'tsconfig.server.json',
  'jest.preset.cjs',
  '.prettierrc.json',
  'package.json',
];

/** A copy of what generators write to; packages stay where they are. */
function workspace() {
  const root = mkdtempSync(join(tmpdir(), 'plomada-generate-'));
  for (const path of [...COPIED, ...CONFIGS]) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

describe('npm run generate', () => {
  let root;
  before(() => (root = workspace()));
  after(() => rmSync(root, { recursive: true, force: true }));

  const node = (program, ...args) =>
    spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  /** What the compiler says of files whose path has one of the names. */
  const complaints = (project, names) => {
    const { stdout } = node('typescript7/bin/tsc', '-p', `${project}/tsconfig.json`, '--noEmit');
    return stdout.split('\n').filter((line) => names.some((name) => line.includes(name)));
  };
  const unformatted = (files) => node('prettier/bin/prettier.cjs', '--list-different', ...files).stdout;
  const text = (path) => readFileSync(join(root, path), 'utf8');

  it('action: makes one of each family that compiles and is registered', async () => {
    const families = ['project', 'tasks', 'links', 'terms', 'restrictions'];
    for (const family of families) await planAction(root, family, `TRY_${family.toUpperCase()}`).write();
    const written = ['/try-', ...families.map((family) => `actions/${family}.ts`)];
    assert.deepEqual(complaints('libs/domain', written), []);
    assert.equal(unformatted(['libs/domain/src/actions']), '');
    assert.match(text('libs/domain/src/actions/links.ts'), /SET_SUCCESSORS,\s+TRY_LINKS,?\s*\]/);
    const specs = ['--config', 'libs/domain/jest.config.cjs', '--json', '/try-'];
    const { testResults } = JSON.parse(node('jest/bin/jest.js', ...specs).stdout);
    const outcomes = testResults.flatMap((file) =>
      file.assertionResults.map(({ title, status }) => `${title.split(' ')[0]} ${status}`),
    );
    const expected = families.flatMap(() => ['changes failed', 'of passed']);
    assert.deepEqual(outcomes.sort(), expected.sort());
  });

  it('capability: makes one that compiles and is registered', async () => {
    for (const service of ['planning', 'projects', 'notifications']) {
      await planCapability(root, service, `try-${service}`).write();
      assert.deepEqual(complaints(`apps/${service}`, [`/try-${service}`, 'app.module', 'contracts/']), []);
      assert.match(text(`apps/${service}/src/app.module.ts`), /Try\w+Module,?\s*\],/);
      const files = ['app.module.ts', `try-${service}`].map((name) => `apps/${service}/src/${name}`);
      assert.equal(
        unformatted([
          ...files,
          'libs/contracts/src/index.ts',
          `libs/contracts/src/${service}/try-${service}.ts`,
        ]),
        '',
      );
    }
  });

  it('writes nothing over what is there', async () => {
    assert.throws(() => planAction(root, 'tasks', 'CREATE_TASK'), /CREATE_TASK is there already/);
    assert.throws(() => planAction(root, 'links', 'CREATE_TASK'), /CREATE_TASK is there already/);
    assert.throws(() => planCapability(root, 'planning', 'read'), /src\/read is there already/);
    assert.throws(() => planCapability(root, 'notifications', 'of-project'), /has ofProject already/);
  });

  it('says what a name or a place should be', () => {
    assert.throws(() => planAction(root, 'tasks', 'paintTask'), /CLOSE_TERM/);
    assert.throws(() => planAction(root, 'walls', 'PAINT_WALL'), /project, tasks/);
    assert.throws(() => planCapability(root, 'walls', 'paint'), /auth, projects/);
    assert.throws(() => planCapability(root, 'auth', 'Paint/..'), /close-term/);
  });

  it('writes nothing until told to', () => {
    const before = text('libs/domain/src/actions/tasks.ts');
    const { summary } = planAction(root, 'tasks', 'ONLY_PLANNED');
    assert.equal(text('libs/domain/src/actions/tasks.ts'), before);
    assert.deepEqual(summary, [
      'new    libs/domain/src/actions/tasks/only-planned.ts',
      'new    libs/domain/src/actions/tasks/only-planned.spec.ts',
      'edited libs/domain/src/actions/tasks.ts',
    ]);
  });
});
