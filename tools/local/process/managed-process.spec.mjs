import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { testingFolder } from '../testing-folder.mjs';
import { identity } from './identity.mjs';
import { backOff, ManagedProcess } from './managed-process.mjs';

const home = testingFolder();
const SLEEPER = 'console.log("up"); setInterval(() => {}, 1000);';
const STUBBORN = `process.on('SIGTERM', () => console.log('no')); ${SLEEPER}`;

async function until(check) {
  while (!check()) await pause(10);
}

function program(name, script, more = {}) {
  const log = join(home, `${name}.log`);
  const pids = [];
  const deaths = [];
  const spec = {
    name,
    command: process.execPath,
    args: ['-e', script],
    env: process.env,
    cwd: home,
    log,
    ...more,
  };
  const one = new ManagedProcess(spec, {
    started: (pid) => pids.push(pid),
    died: (death) => deaths.push(death),
  });
  const upTimes = () => (existsSync(log) ? readFileSync(log, 'utf8').split('up').length - 1 : 0);
  return { one, pids, deaths, upTimes, log };
}

test('the pause before a restart doubles from a quarter of a second to five', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 20].map(backOff), [250, 500, 1000, 2000, 4000, 5000, 5000]);
});

test('a killed program is started again as another process', async () => {
  const { one, pids, deaths, upTimes } = program('killed', SLEEPER);
  one.start();
  await until(() => upTimes() === 1);
  one.signal('SIGKILL');
  await until(() => upTimes() === 2);
  assert.deepEqual(deaths, [{ how: 'SIGKILL', pause: 250 }]);
  assert.notEqual(pids[0], pids[1]);
  await one.stop();
  assert.equal(identity(pids[1]), undefined);
});

test('a program that keeps failing waits longer each time and says how it ended', async () => {
  const { one, deaths } = program('failing', 'process.exit(3)');
  one.start();
  await until(() => deaths.length === 2);
  await one.stop();
  assert.deepEqual(deaths, [
    { how: 'exit code 3', pause: 250 },
    { how: 'exit code 3', pause: 500 },
  ]);
});

test('a program that cannot be started at all is a death as well', async () => {
  const { one, deaths } = program('missing', '', { command: join(home, 'no-such-program') });
  one.start();
  await until(() => deaths.length === 1);
  await one.stop();
  assert.match(deaths[0].how, /ENOENT/);
});

test('a stopped program stays stopped', async () => {
  const { one, deaths, pids, upTimes } = program('stopped', SLEEPER);
  one.start();
  await until(() => upTimes() === 1);
  await one.stop();
  await pause(backOff(1) * 2);
  assert.deepEqual(deaths, []);
  assert.equal(pids.length, 1);
});

test('a program that does not heed SIGTERM is killed after its grace', async () => {
  const { one, pids, upTimes, log } = program('stubborn', STUBBORN, { grace: 300 });
  one.start();
  await until(() => upTimes() === 1);
  await one.stop();
  assert.match(readFileSync(log, 'utf8'), /no/);
  assert.equal(identity(pids[0]), undefined);
});

test('the log of the start before is kept aside', async () => {
  const { one, upTimes, log } = program('logged', SLEEPER);
  for (let start = 0; start < 2; start++) {
    one.start();
    await until(() => upTimes() === 1);
    await one.stop();
  }
  assert.match(readFileSync(`${log}.1`, 'utf8'), /up/);
});
