import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { before, test } from 'node:test';
import { ROOT } from '../local/paths.mjs';
import { testingFolder } from '../local/testing-folder.mjs';
import { loadMigrations } from '../operations/archive/known-migrations.mjs';

const source = (path) => readFileSync(join(ROOT, path), 'utf8');
const image = testingFolder();

/** The lines of one stage of the Dockerfile. */
const stage = (name) =>
  new RegExp(`^FROM \\w+ AS ${name}\\n([^]*?)\\n\\n`, 'm').exec(source('deploy/Dockerfile'))[1];

/** What the stage of operators' commands copies, and nothing else, beside the packages. */
function layOutImage() {
  for (const [, paths] of stage('operations').matchAll(/^COPY (?!--from)(.+)$/gm)) {
    const words = paths.split(' ');
    const to = words.pop();
    for (const path of words)
      cpSync(join(ROOT, path), to.endsWith('/') ? join(image, to, path.split('/').at(-1)) : join(image, to), {
        recursive: true,
      });
  }
  cpSync(join(ROOT, 'package.json'), join(image, 'package.json'));
  mkdirSync(join(image, 'dist'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['tools/operations/bundle-for-image.mjs'], {
    cwd: ROOT,
  });
  assert.equal(status, 0, String(stderr));
  cpSync(join(ROOT, 'dist/sources'), join(image, 'dist/sources'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(image, 'node_modules'));
}

const inImage = (args, env = {}) =>
  spawnSync(process.execPath, args, {
    cwd: image,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });

before(layOutImage);

test('the image says which commands there are, and each of them says how it is called', () => {
  const { status, stderr } = inImage(['tools/operations/run.mjs']);
  assert.equal(status, 2);
  const commands = [...stderr.matchAll(/^ {2}plomada (\S+)/gm)].map(([, name]) => name);
  assert.ok(commands.length > 5, stderr);
  for (const command of commands) {
    const asked = inImage(['tools/operations/run.mjs', command]);
    assert.match(asked.stderr, /^usage: /, `${command}: ${asked.stderr}`);
    assert.notEqual(asked.status, 0);
  }
});

test('a command of the image knows its words, and says so of a database that is away', () => {
  const env = { MONGO_URL: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=200' };
  const asked = inImage(['tools/operations/run.mjs', 'project:export', 'some', join(image, 'file')], env);
  assert.equal(asked.status, 1);
  assert.match(asked.stderr, /ECONNREFUSED/);
});

test('the image has the rules and the migrations of the product without its sources', async () => {
  const script = `
    const { loadRules } = await import('./tools/operations/archive/product-rules.mjs');
    const { openDeadLetters } = await import('./tools/operations/dead-letter-queues.mjs');
    const { loadMigrations } = await import('./tools/operations/archive/known-migrations.mjs');
    console.log(typeof (await loadRules()).fromDocument);
    console.log(Object.keys(await loadMigrations()).sort().join());
    await openDeadLetters({ url: 'amqp://127.0.0.1:1', prefix: 'p' }).catch(({ code }) => console.log(code));`;
  const { stdout, stderr } = inImage(['--input-type=module', '-e', script]);
  const migrated = Object.keys(await loadMigrations()).sort();
  assert.ok(migrated.includes('planning'));
  assert.equal(stdout, `function\n${migrated}\nECONNREFUSED\n`, stderr);
});

test('the image needs no package that is left out of it', () => {
  const { dependencies } = JSON.parse(source('package.json'));
  const modules = readdirSync(image, { recursive: true }).filter(
    (file) => file.endsWith('.mjs') && !file.startsWith('node_modules') && !/\.spec\.|drill/.test(file),
  );
  for (const module of modules.filter((file) => !file.includes('bundle-for-image')))
    for (const [, name] of readFileSync(join(image, module), 'utf8').matchAll(
      /^(?:import|export) [^;]*?from ["']([^."'][^"']*)["'];$/gm,
    )) {
      const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
      assert.ok(isBuiltin(name) || packageName in dependencies, `${dirname(module)}: ${name}`);
    }
});
