import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../user-facing-error.mjs';
import { lastLines } from '../process/log-file.mjs';
import { runToEnd } from '../process/run-to-end.mjs';
import { findProgram } from './find-program.mjs';

/** Debian asks this file before a package starts its daemon; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

/** True when this user may install system packages here. */
export const canInstall = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/** The sentence for a reader who has to install packages by hand. */
export function missingPackages(packages) {
  const brew = packages.map((name) => name.replace('-server', '')).join(' ');
  const how =
    process.platform === 'darwin' ? `brew install ${brew}` : `sudo apt-get install ${packages.join(' ')}`;
  return new UserFacingError(
    `Missing on this machine: ${packages.join(', ')}. Install with "${how}" and run the command again, ` +
      'or run everything in containers with "docker compose up --build".',
  );
}

/** Keeps the packages' own daemons from starting while `work` runs; ours run on ports and data of their own. */
async function withoutDaemons(work) {
  const ours = !existsSync(POLICY);
  if (ours) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    return await work();
  } finally {
    if (ours) rmSync(POLICY, { force: true });
  }
}

/** Where systemd runs the machine, the daemons that came with our packages shall not start at its next boot either. */
async function disableAtBoot(packages) {
  if (!existsSync('/run/systemd/system')) return;
  const units = packages.filter((name) => name.endsWith('-server'));
  if (units.length > 0) await runToEnd('systemctl', ['disable', '--now', ...units], { log: '/dev/null' });
}

/** Installs missing packages with apt, or throws the sentence that says which. `home` keeps apt's log. */
export async function installPackages(packages, { home, news }) {
  if (packages.length === 0) return;
  if (!canInstall()) throw missingPackages(packages);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = async (name, args) => {
    const log = join(home, 'logs', `${name}.log`);
    news(`${name.replace('-', ' ')} ${packages.join(' ')}`);
    const code = await runToEnd('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env,
      log,
      shield: true,
    });
    if (code !== 0) {
      const why = lastLines(log, 40).find((line) => line.startsWith('E: ')) ?? `exit code ${code}`;
      throw new UserFacingError(
        `apt-get could not install ${packages.join(' ')} (${why.replace('E: ', '')}): see ${log}, ` +
          'mend it, and run the command again.',
      );
    }
  };
  await apt('apt-update', ['update']);
  await withoutDaemons(() => apt('apt-install', ['install', '-y', '--no-install-recommends', ...packages]));
  await disableAtBoot(packages);
}
