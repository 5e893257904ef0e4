import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../user-facing-error.mjs';
import { identity, stillRuns } from './identity.mjs';
import { endLeftovers } from './leftovers.mjs';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function create(file, content) {
  try {
    writeFileSync(file, JSON.stringify(content, null, 2), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * `<home>/running.json`: who runs from this home and what it has started. It is the lock against a second start, and
 * after a start that was killed it names what is left over. `<home>/pids/<name>.pid` says the same for shells.
 */
export class RunningFile {
  #file;
  #pids;
  #content;

  constructor(home, content) {
    this.#file = join(home, 'running.json');
    this.#pids = join(home, 'pids');
    this.#content = content;
  }

  /** Takes the home for this process. `say` hears about leftovers that had to be ended first. */
  static async take(home, say) {
    const file = join(home, 'running.json');
    const mine = { parent: { pid: process.pid, mark: identity(process.pid) }, children: {} };
    while (!create(file, mine)) {
      const other = read(file);
      if (other && stillRuns(other.parent)) {
        throw new UserFacingError(
          `Plomada already runs from ${home} (process ${other.parent.pid}): end that one with Ctrl-C, ` +
            'or give this one a folder and a port of its own, e.g. PLOMADA_HOME=.local-2 PORT=8090 npm start.',
        );
      }
      if (other) await endLeftovers(other, say);
      rmSync(file, { force: true });
    }
    const running = new RunningFile(home, mine);
    rmSync(running.#pids, { recursive: true, force: true });
    mkdirSync(running.#pids, { recursive: true });
    return running;
  }

  #write() {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#content, null, 2));
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Notes a started child; `kind` ('service' or 'backing') decides the order in which leftovers are ended. */
  add(name, kind, pid) {
    this.#content.children[name] = { pid, kind, mark: identity(pid) };
    writeFileSync(join(this.#pids, `${name}.pid`), String(pid));
    this.#write();
  }

  remove(name) {
    delete this.#content.children[name];
    rmSync(join(this.#pids, `${name}.pid`), { force: true });
    this.#write();
  }

  release() {
    rmSync(this.#file, { force: true });
  }
}
