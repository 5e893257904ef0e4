import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { UserFacingError } from '../user-facing-error.mjs';
import { lastLines } from '../process/log-file.mjs';
import { runToEnd } from '../process/run-to-end.mjs';
import { findProgram } from './find-program.mjs';
import { requireSpace } from './disk.mjs';

/** 0.7 GB of packages, and as much again while npm unpacks and caches them. */
const SPACE = 1.5 * 1024 ** 3;

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * True when node_modules holds what package-lock.json asks for. npm writes node_modules/.package-lock.json as the last
 * act of an install, so that file is the stamp: the same versions, and nothing missing but what other platforms need.
 */
export function dependenciesInstalled(root = ROOT, modules = join(root, 'node_modules')) {
  const stamp = join(modules, '.package-lock.json');
  if (!existsSync(stamp)) return false;
  const installed = packagesOf(stamp);
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json'))).filter(([path]) => path !== '');
  return wanted.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional === true,
  );
}

/** npm itself may be what runs us; then its own program is the one to call. */
function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && existsSync(script)) return [process.execPath, script];
  const program = findProgram('npm');
  if (!program)
    throw new UserFacingError(
      'npm is missing: install Node from https://nodejs.org, which brings it, and run the command again.',
    );
  return [program];
}

function reason(log) {
  const lines = lastLines(log, 60);
  if (lines.some((line) => line.includes('ENOSPC'))) return 'the disk is full: free at least 2 GB';
  if (lines.some((line) => /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/.test(line))) {
    return 'the package registry cannot be reached: check the network or the proxy';
  }
  return `see ${log}`;
}

/** Runs `npm ci`. Tools for the build are wanted whatever NODE_ENV says. */
export async function installDependencies({ home, news, root = ROOT }) {
  requireSpace(root, SPACE);
  const log = join(home, 'logs', 'npm-ci.log');
  const [command, ...args] = npm();
  news('npm ci, about half a minute');
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const code = await runToEnd(command, [...args, ...flags], { cwd: root, log });
  if (code === 0 && dependenciesInstalled(root)) return;
  throw new UserFacingError(
    `The packages could not be installed: ${reason(log)}, and run the command again.`,
  );
}
