import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { testingFolder } from '../testing-folder.mjs';
import { identity } from './identity.mjs';
import { RunningFile } from './running-file.mjs';

const folder = testingFolder();
const noNews = () => {};

function home(name) {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

async function sleeper() {
  const child = spawn(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1000)'], {
    detached: true,
  });
  await once(child.stdout, 'data');
  return child;
}

const GONE = { pid: 1, mark: 'another boot/1' };
const record = (at, content) => writeFileSync(join(at, 'running.json'), JSON.stringify(content));

test('a home in use is refused with a sentence that names who uses it', async () => {
  const at = home('used');
  const first = await RunningFile.take(at, noNews);
  await assert.rejects(RunningFile.take(at, noNews), {
    name: 'Error',
    message: new RegExp(`already runs from .*process ${process.pid}\\): end that one`),
  });
  first.release();
  (await RunningFile.take(at, noNews)).release();
});

test('what a killed start left running is ended and told', async () => {
  const at = home('left');
  const child = await sleeper();
  record(at, {
    parent: GONE,
    children: { auth: { pid: child.pid, kind: 'service', mark: identity(child.pid) } },
  });
  const told = [];
  const ended = once(child, 'exit');
  const running = await RunningFile.take(at, (line) => told.push(line));
  assert.deepEqual(await ended, [null, 'SIGTERM']);
  assert.deepEqual(told, ['ending what an earlier start left running: auth']);
  running.release();
});

test('a process that only has the number of an earlier child is left alone', async () => {
  const at = home('reused');
  const child = await sleeper();
  record(at, {
    parent: GONE,
    children: { auth: { pid: child.pid, kind: 'service', mark: 'another boot/7' } },
  });
  const running = await RunningFile.take(at, noNews);
  assert.notEqual(identity(child.pid), undefined);
  child.kill('SIGKILL');
  running.release();
});

test('a damaged record does not keep Plomada from starting', async () => {
  const at = home('damaged');
  writeFileSync(join(at, 'running.json'), '{"parent":');
  (await RunningFile.take(at, noNews)).release();
  assert.equal(existsSync(join(at, 'running.json')), false);
});

test('each child has a pid file that a shell can use', async () => {
  const at = home('pids');
  const running = await RunningFile.take(at, noNews);
  running.add('planning', 'service', process.pid);
  assert.equal(readFileSync(join(at, 'pids/planning.pid'), 'utf8'), String(process.pid));
  running.remove('planning');
  assert.equal(existsSync(join(at, 'pids/planning.pid')), false);
  running.release();
});
