// npm run deploy:stand-ins: where no registry of images can be reached, makes images of Debian's packages under the names that
// deploy/Dockerfile and docker-compose.yml use. For trying the deployment, not for running it.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../local/install/find-program.mjs';
import { ROOT } from '../../local/paths.mjs';
import { Steps } from '../../local/report/steps.mjs';
import { runToEnd } from '../../local/process/run-to-end.mjs';
import { explain, UserFacingError } from '../../local/user-facing-error.mjs';
import { answers, engine } from '../container-engine.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const source = (path) => readFileSync(join(ROOT, path), 'utf8');
const imageOf = (name) => new RegExp(`image: (${name}:\\S+)`).exec(source('docker-compose.yml'))[1];

/** The Node that this runs with, and npm beside it, where the packages of a build come from. */
function nodeFiles(folder) {
  const npm = findProgram('npm');
  if (!npm) throw new UserFacingError('npm is not on the PATH.');
  cpSync(realpathSync(process.execPath), join(folder, 'node'));
  cpSync(dirname(dirname(realpathSync(npm))), join(folder, 'npm'), { recursive: true, dereference: true });
  const registry = execFileSync(npm, ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'npmrc'), `registry=${registry}\n`);
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  writeFileSync(join(folder, 'certificates.pem'), certificates ? readFileSync(certificates) : '');
}

function embeddedEngine(folder) {
  const packages = join(ROOT, 'node_modules/@0q');
  if (!existsSync(packages)) throw new UserFacingError('The embedded engine is not installed: run npm ci.');
  cpSync(packages, join(folder, 'node_modules/@0q'), { recursive: true, dereference: true });
  cpSync(join(ROOT, 'tools/local/backing/mongo-host.cjs'), join(folder, 'mongo-host.cjs'));
}

/** Debian itself, by release; the engine of the database wants the newer one's C library. */
const BASES = ['bookworm', 'trixie'];

const IMAGES = [
  { name: 'node', image: () => `node:${nodeVersion()}-bookworm-slim`, files: nodeFiles },
  { name: 'redis', image: () => imageOf('redis') },
  {
    name: 'rabbitmq',
    image: () => imageOf('rabbitmq'),
    files: (folder) => cpSync(join(HERE, 'rabbitmq-entrypoint.sh'), join(folder, 'rabbitmq-entrypoint.sh')),
  },
  { name: 'mongodb', image: () => 'plomada/embedded-mongodb:stand-in', files: embeddedEngine },
];

function nodeVersion() {
  const wanted = /NODE_VERSION=(\S+)/.exec(source('deploy/Dockerfile'))[1];
  if (process.version !== `v${wanted}`)
    throw new UserFacingError(
      `The images want Node ${wanted}; run this with it, not with ${process.version}.`,
    );
  return wanted;
}

async function run(command, args) {
  const code = await runToEnd(command, args);
  if (code !== 0) throw new UserFacingError(`${command} ${args[0]} ended with code ${code}.`);
}

/** What is here already stays. */
async function makeBase(command, release, folder) {
  const image = `docker.io/library/debian:${release}-slim`;
  if (answers([command, 'image', 'inspect', image])) return;
  if (!findProgram('mmdebstrap'))
    throw new UserFacingError('mmdebstrap is missing: install it with apt-get, as root.');
  const tar = join(folder, `${release}.tar`);
  await run('mmdebstrap', ['--variant=minbase', release, tar]);
  await run(command, ['import', tar, image]);
  rmSync(tar);
}

async function makeImage(command, { name, image, files }, folder) {
  const context = join(folder, name);
  mkdirSync(context);
  files?.(context);
  const file = join(HERE, `${name}.Dockerfile`);
  await run(command, ['build', '-t', `docker.io/${fullName(image())}`, '-f', file, context]);
}

/** An image without an owner is one of the library. */
const fullName = (image) => (image.includes('/') ? image : `library/${image}`);

async function makeAll() {
  const command = engine();
  const steps = new Steps();
  const folder = mkdtempSync(join(tmpdir(), 'plomada-images-'));
  try {
    for (const release of BASES)
      await steps.run(`Debian ${release}`, () => makeBase(command, release, folder));
    for (const image of IMAGES) await steps.run(image.image(), () => makeImage(command, image, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

makeAll().catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
