import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PROCESSES } from '../../../tools/local/processes.mjs';
import { pidOf } from './processes.mjs';

const ANSWERED_MS = 30_000;
const LOADED = fileURLToPath(new URL('gc-on-signal.cjs', import.meta.url));

/** What each service's heap holds after a collection: what grows here, and not with the work, is a leak. */
export class HeapsAfterGc {
  #folder = mkdtempSync(join(tmpdir(), 'heaps-after-gc-'));

  /** With this in their environment services can be asked. */
  get environment() {
    return { NODE_OPTIONS: `--require ${LOADED}`, HEAPS_AFTER_GC: this.#folder };
  }

  /** Bytes by name of the service. Throws where one does not answer. */
  async of(home) {
    const heaps = PROCESSES.map(async ({ name }) => [name, await this.#collect(pidOf(home, name))]);
    return Object.fromEntries(await Promise.all(heaps));
  }

  async #collect(pid) {
    const file = join(this.#folder, String(pid));
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    for (const end = Date.now() + ANSWERED_MS; !existsSync(file);) {
      if (Date.now() > end) throw new Error(`process ${pid} collected no heap in ${ANSWERED_MS} ms`);
      await sleep(20);
    }
    return Number(readFileSync(file, 'utf8'));
  }

  close() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
