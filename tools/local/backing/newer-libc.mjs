import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../paths.mjs';
import { UserFacingError } from '../user-facing-error.mjs';
import { runToEnd } from '../process/run-to-end.mjs';

const NEEDED = [2, 38];
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6'];
const MACHINES = {
  x64: { folder: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { folder: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** The release of a distribution that has a new enough C library, and the key that its own system already trusts. */
const SOURCES = {
  debian: { suite: 'trixie', key: 'debian-archive-keyring.gpg' },
  ubuntu: { suite: 'noble', key: 'ubuntu-archive-keyring.gpg' },
};

/** True when `version` ("2.36") of the GNU C library is too old for the MongoDB engine. */
export function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]);
}

const noMongo = (why) =>
  new UserFacingError(
    `MongoDB cannot be started here (${why}): install mongod, or set MONGO_URL to a MongoDB that runs, ` +
      'or run everything in containers with "docker compose up --build".',
  );

function distribution() {
  const text = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID="?(\w+)/m.exec(text)?.[1];
}

/** The mirror that the system itself uses; only its address is taken, the packages stay signed by the distribution. */
function mirrorOf(name) {
  const files = ['/etc/apt/sources.list', `/etc/apt/sources.list.d/${name}.sources`];
  const text = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n');
  return /^(?:URIs:|deb(?: \[.*?\])?)\s+(https?:\S+)/m.exec(text)?.[1];
}

async function fetchInto(dir) {
  const name = distribution();
  const source = SOURCES[name];
  const key = source && join('/usr/share/keyrings', source.key);
  const mirror = source && mirrorOf(name);
  if (!source || !existsSync(key) || !mirror)
    throw noMongo(`its engine needs the GNU C library ${NEEDED.join('.')} or newer`);
  mkdirSync(join(dir, 'lists/partial'), { recursive: true });
  mkdirSync(join(dir, 'cache/archives/partial'), { recursive: true });
  const list = join(dir, 'sources.list');
  writeFileSync(list, `deb [signed-by=${key}] ${mirror} ${source.suite} main\n`);
  const options = {
    'Dir::Etc::sourcelist': list,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(dir, 'lists'),
    'Dir::Cache': join(dir, 'cache'),
    'APT::Sandbox::User': '',
  };
  const flags = Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  for (const command of [['update'], ['download', ...PACKAGES]]) {
    const code = await runToEnd('apt-get', [...flags, '-q', ...command], {
      cwd: dir,
      log: join(dir, 'apt.log'),
    });
    if (code !== 0)
      throw noMongo(`a newer C library for its engine could not be fetched, see ${dir}/apt.log`);
  }
  for (const file of readdirSync(dir).filter((entry) => entry.endsWith('.deb'))) {
    execFileSync('dpkg', ['-x', join(dir, file), join(dir, 'root')]);
  }
}

/**
 * The command prefix under which the engine's process runs: nothing where the system's C library is new enough, else
 * the loader of a newer one, unpacked into a folder of ours (4 MB) and used by that process alone.
 */
export async function libraryPrefix() {
  // The report would otherwise look up the name of every network neighbour.
  process.report.excludeNetwork = true;
  const version = process.report.getReport().header.glibcVersionRuntime;
  if (process.platform !== 'linux') return [];
  if (!version) throw noMongo('its engine needs the GNU C library');
  if (!isTooOld(version)) return [];
  const machine = MACHINES[process.arch];
  if (!machine) throw noMongo(`its engine does not exist for ${process.arch}`);
  const dir = join(CACHE, 'libc');
  if (!existsSync(join(dir, 'root'))) {
    const fresh = `${dir}.${process.pid}`;
    rmSync(fresh, { recursive: true, force: true });
    await fetchInto(fresh);
    rmSync(dir, { recursive: true, force: true });
    renameSync(fresh, dir);
  }
  const libraries = join(dir, 'root/usr/lib', machine.folder);
  return [join(libraries, machine.loader), '--library-path', libraries];
}
