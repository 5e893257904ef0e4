import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { dependenciesInstalled, installDependencies } from '../../local/install/dependencies.mjs';
import { NX_ENV } from '../../local/nx-run.mjs';
import { ROOT } from '../../local/paths.mjs';
import { failedStep } from '../../local/test/check.mjs';
import { runToEnd } from '../../local/process/run-to-end.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';

const run = promisify(execFile);
const git = async (...args) => (await run('git', args, { cwd: ROOT })).stdout.trim();

/** The commit that an upgrade begins at: the one that is named, else that of the newest release. */
export async function commitToUpgradeFrom(named) {
  const [newest] = (await git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')).split(
    '\n',
  );
  const name = named ?? newest;
  if (!name)
    throw new UserFacingError('No release has a tag here: say npm run drill:upgrade -- --from <commit>.');
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).catch(
    () => {
      throw new UserFacingError(`There is no commit ${name} here.`);
    },
  );
  return { commit, title: await git('log', '-1', '--format=%h of %ad, %s', '--date=short', commit) };
}

/** The files of a commit in a folder of their own, which is not there yet. */
export async function checkOut(commit, folder) {
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', folder, commit);
}

/** Takes the folder away again, and git's record of it. */
export async function removeCheckout(folder) {
  await rm(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
}

/** Its packages and its build, as that commit has them. */
export async function buildRelease(folder, { home, news }) {
  // With hard links it is a matter of seconds, and what links to a library of the project leads to that of the commit.
  const ours = join(ROOT, 'node_modules');
  if (dependenciesInstalled(folder, ours)) {
    news('packages are those of this build');
    await run('cp', ['-al', ours, folder]);
  } else await installDependencies({ home, news, root: folder });
  news('npm run build');
  const log = join(home, 'logs', 'build-from.log');
  const args = [join(folder, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build'];
  const code = await runToEnd(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...NX_ENV },
    log,
  });
  if (code !== 0) throw failedStep('The build to upgrade from', code, log);
}

/** How a build starts its processes: its own files say which there are, and what each is told. */
export async function openRelease(name, folder) {
  const load = (file) => import(pathToFileURL(resolve(folder, 'tools/local', file)).href);
  const { PROCESSES } = await load('processes.mjs');
  const { sharedEnvironment, ownEnvironment } = await load('environment.mjs');
  return { name, folder, processes: PROCESSES, sharedEnvironment, ownEnvironment };
}
