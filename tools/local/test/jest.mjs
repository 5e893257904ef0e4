import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { check } from './check.mjs';
import { failedTests } from './failed-tests.mjs';
import { slowestTests } from './slowest-tests.mjs';
import { ofJest } from './test-counts.mjs';

/** The Jest configurations of the workspace's projects in `folder` ("apps" or "libs"), as [{name, config}]. */
export function jestProjects(folder, root = ROOT) {
  return readdirSync(join(root, folder))
    .map((name) => ({ name, config: join(folder, name, 'jest.config.cjs') }))
    .filter(({ config }) => existsSync(join(root, config)));
}

/** Runs Jest over projects, tells what it `counted`, what it `timed` and what `failed`, and throws with its output when a test failed. */
export async function jest(name, configs, { home, env, flags = [], counted, timed, failed }) {
  if (configs.length === 0) return;
  const results = join(home, 'results');
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const which = configs.length === 1 ? ['--config', configs[0]] : ['--projects', ...configs];
  const args = [...which, '--ci', '--passWithNoTests', '--json', '--outputFile', file, ...flags];
  try {
    await check(name, ['jest/bin/jest.js', ...args], { home, env });
  } finally {
    if (existsSync(file)) {
      const result = JSON.parse(readFileSync(file, 'utf8'));
      counted(ofJest(result));
      timed(slowestTests(result));
      failed(failedTests(result));
    }
  }
}
