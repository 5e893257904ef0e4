import { join } from 'node:path';
import { missingBackingPackages } from './backing/backing-services.mjs';
import { dependenciesInstalled, installDependencies } from './install/dependencies.mjs';
import { canInstall, missingPackages } from './install/system-packages.mjs';
import { nx } from './nx-run.mjs';
import { UserFacingError } from './user-facing-error.mjs';
import { lastLines } from './process/log-file.mjs';

const BACKING = ['MONGO_URL', 'REDIS_URL', 'RABBITMQ_URL'];

/**
 * Throws the sentence on a system where the backing services can be neither started nor installed and are not given
 * either: at once, not after minutes of installing packages and building. `forTests` as `startBackingServices` has it.
 */
export function requireSystem(env, { platform = process.platform, forTests = false } = {}) {
  if (BACKING.every((knob) => env[knob])) return;
  if (platform === 'win32') {
    throw new UserFacingError(
      'Plomada does not start its databases on Windows: use "docker compose up --build", or WSL, ' +
        `or set ${BACKING.join(', ')} to ones that run.`,
    );
  }
  const missing = missingBackingPackages(env, forTests);
  if (missing.length > 0 && !canInstall()) throw missingPackages(missing);
}

/** Installs the packages when node_modules is not what package-lock.json asks for. */
export async function prepareDependencies({ home, steps }) {
  if (dependenciesInstalled()) return;
  await steps.run('packages', (news) => installDependencies({ home, news }));
}

/** Builds every app that changed since its last build. */
export async function build({ home, steps }) {
  const log = join(home, 'logs', 'build.log');
  await steps.run('build', async () => {
    const code = await nx(['run-many', '-t', 'build'], { log });
    if (code !== 0)
      throw new UserFacingError([`The build failed; the end of ${log}:`, ...lastLines(log, 80)].join('\n'));
  });
}
