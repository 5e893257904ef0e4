import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testingFolder } from '../testing-folder.mjs';
import { identity } from './identity.mjs';

const folder = testingFolder();
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** A child that writes a line when it ends, after a while. */
const CHILD = `
  process.on('SIGTERM', () => setTimeout(() => {
    require('node:fs').appendFileSync(process.argv[2], process.argv[1] + '\\n');
    process.exit(0);
  }, Number(process.argv[3])));
  setInterval(() => {}, 1000);
  console.log('up');
`;

/** A start with one database and two services, as npm start is one. */
const START = `
  import { ProcessGroup } from '${here('./process-group.mjs')}';
  import { onEnd } from '${here('./signals.mjs')}';
  const [home, ended] = process.argv.slice(2);
  const group = new ProcessGroup(home, console.log);
  onEnd({ end: () => group.close(), kill: () => group.killAll() });
  await group.open();
  const child = (name, kind, wait) =>
    group.launch({ name, command: process.execPath, args: ['-e', ${JSON.stringify(CHILD)}, name, ended, wait], env: process.env }, kind);
  child('redis', 'backing', '0');
  child('auth', 'service', '300');
  child('gateway', 'service', '300');
  console.log('all started');
`;

async function until(check) {
  while (!check()) await pause(20);
}

async function start(name) {
  const home = join(folder, name);
  mkdirSync(home);
  const script = join(home, 'start.mjs');
  const ended = join(home, 'ended');
  writeFileSync(script, START);
  const parent = spawn(process.execPath, [script, home, ended], { stdio: ['ignore', 'pipe', 'inherit'] });
  const log = (child) => join(home, 'logs', `${child}.log`);
  const up = (child) => existsSync(log(child)) && readFileSync(log(child), 'utf8').includes('up');
  await until(() => ['redis', 'auth', 'gateway'].every(up));
  const { children } = JSON.parse(readFileSync(join(home, 'running.json'), 'utf8'));
  const alive = () => Object.values(children).filter(({ pid }) => identity(pid) !== undefined);
  return { home, parent, children, alive, order: () => readFileSync(ended, 'utf8').trim().split('\n') };
}

test('an end goes from the door to the foundations, and leaves no lock', async () => {
  const { home, parent, alive, order } = await start('ordered');
  parent.kill('SIGTERM');
  assert.deepEqual(await once(parent, 'exit'), [0, null]);
  assert.deepEqual(order(), ['gateway', 'auth', 'redis']);
  assert.deepEqual(alive(), []);
  assert.equal(existsSync(join(home, 'running.json')), false);
});

test("a terminal's Ctrl-C that npm repeats is one wish to end in order", async () => {
  const { parent, order } = await start('echoed');
  parent.kill('SIGINT');
  parent.kill('SIGINT');
  assert.deepEqual(await once(parent, 'exit'), [0, null]);
  assert.deepEqual(order(), ['gateway', 'auth', 'redis']);
});

test('a start that is killed leaves nothing running', async () => {
  const { home, parent, alive, order } = await start('killed');
  parent.kill('SIGKILL');
  await until(() => alive().length === 0 && !existsSync(join(home, 'running.json')));
  assert.equal(order().at(-1), 'redis');
});

test('only the named child is ended by a kill from outside, and it comes back', async () => {
  const { home, parent, children } = await start('restarted');
  process.kill(children.auth.pid, 'SIGKILL');
  const pid = (name) => JSON.parse(readFileSync(join(home, 'running.json'), 'utf8')).children[name]?.pid;
  await until(() => pid('auth') !== undefined && pid('auth') !== children.auth.pid);
  assert.equal(pid('redis'), children.redis.pid);
  parent.kill('SIGTERM');
  await once(parent, 'exit');
});
