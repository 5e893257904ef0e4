import { join } from 'node:path';
import { waitUntil } from '../../local/net/answers.mjs';
import { choosePorts } from '../../local/net/ports.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';
import { TcpProxy } from './tcp-proxy.mjs';

const READY_MS = 120_000;

/** The order in which an upgrade replaces processes: who answers before who asks, who takes work before who gives it, the gateway last. */
export const ORDER = [
  'auth',
  'projects',
  'planning',
  'imports-worker',
  'imports',
  'reports-worker',
  'reports',
  'notifications',
  'gateway',
];

/** The processes of an installation while builds change: each is known by an address that stays. */
export class Processes {
  #running = new Map();
  #started = 0;

  constructor({ home, group, urls, env, ports, proxies }) {
    Object.assign(this, { home, group, urls, env, ports, proxies });
  }

  /** `names` are those of all builds that are to run. */
  static async open({ home, group, urls, env, names }) {
    const ports = await choosePorts(home, names);
    const proxies = {};
    for (const name of names) proxies[name] = await TcpProxy.at(ports[name]);
    return new Processes({ home, group, urls, env, ports, proxies });
  }

  get url() {
    return `http://127.0.0.1:${this.ports.gateway}`;
  }

  /**
   * Starts a process of a build beside the one that is there. Once it is ready it is the one whom others reach, and the other is ended.
   * Where the build has none of that name, that is all.
   */
  async replace(name, release) {
    const former = this.#running.get(name);
    this.#running.delete(name);
    const program = release.processes.find((one) => one.name === name);
    if (program) this.#running.set(name, await this.#start(program, release));
    await former?.stop();
  }

  /** Ends all of them, the one that people reach first. */
  async endAll() {
    const [...running] = this.#running.values();
    this.#running.clear();
    for (const one of running.reverse()) await one.stop();
  }

  close() {
    for (const proxy of Object.values(this.proxies)) proxy.close();
  }

  async #start(program, release) {
    const name = `${program.name}-${(this.#started += 1)}-${release.name}`;
    const ports = await choosePorts(this.home, [name, `${name}-public`]);
    const [port, publicPort] = [ports[name], ports[`${name}-public`]];
    const { managed, failure, givenUp } = this.group.launch(
      {
        name,
        command: process.execPath,
        args: ['--enable-source-maps', join(release.folder, 'dist/apps', program.entry)],
        cwd: release.folder,
        env: {
          ...release.sharedEnvironment({ home: this.home, given: this.env, urls: this.urls }),
          ...release.ownEnvironment(program, { port: this.ports.gateway, servicePorts: this.ports }),
          SERVICE_PORT: String(port),
          ...(program.public && { PORT: String(publicPort) }),
        },
      },
      'service',
    );
    const late = () => failure(`was not ready within ${READY_MS / 1000} s`);
    await waitUntil(() => isReady(port), { timeout: READY_MS, hopeless: givenUp, late });
    this.proxies[program.name].leadTo(program.public ? publicPort : port);
    return managed;
  }
}

async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

/** The order of an upgrade in which those of `--first` go before all others. */
export function upgradeOrder(first) {
  const names = named(first);
  return [...names, ...ORDER.filter((name) => !names.includes(name))];
}

/** The processes of `--back`, in the order in which they go back: that of an upgrade from its end. */
export const backwards = (back) => named(back).reverse();

/** The processes that an option names, separated by commas, in the order of an upgrade: `all` and `none` are words for it. */
function named(text) {
  if (text === 'none') return [];
  if (text === 'all') return [...ORDER];
  const names = text.split(',');
  const unknown = names.find((name) => !ORDER.includes(name));
  if (unknown === undefined) return ORDER.filter((name) => names.includes(name));
  throw new UserFacingError(`There is no process "${unknown}": all, none, or some of ${ORDER.join(',')}.`);
}
