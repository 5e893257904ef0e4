import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { testingFolder } from '../testing-folder.mjs';
import { dependenciesInstalled } from './dependencies.mjs';

const root = testingFolder();
const LOCK = {
  '': { name: 'plomada' },
  'node_modules/express': { version: '5.1.0' },
  'node_modules/engine-darwin': { version: '1.0.0', optional: true },
};

const write = (file, packages) => writeFileSync(join(root, file), JSON.stringify({ packages }));
const installed = (packages) => write('node_modules/.package-lock.json', packages);

beforeEach(() => {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', LOCK);
});

test('a fresh clone, and an install that was broken off, want an install', () => {
  assert.equal(dependenciesInstalled(root), false);
});

test('the locked versions are enough, without what other platforms need', () => {
  installed({ 'node_modules/express': { version: '5.1.0' } });
  assert.equal(dependenciesInstalled(root), true);
});

test('another version, or a package that is not there, wants an install', () => {
  installed({ 'node_modules/express': { version: '5.0.0' } });
  assert.equal(dependenciesInstalled(root), false);
  installed({ 'node_modules/engine-darwin': { version: '1.0.0' } });
  assert.equal(dependenciesInstalled(root), false);
});
