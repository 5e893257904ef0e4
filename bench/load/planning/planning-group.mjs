import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedEnvironment } from '../../../tools/local/environment.mjs';
import { waitUntil } from '../../../tools/local/net/answers.mjs';
import { choosePorts } from '../../../tools/local/net/ports.mjs';
import { ROOT } from '../../../tools/local/paths.mjs';
import { usageOf } from '../firm/processes.mjs';

const READY_MS = 60_000;

/** The planning processes of a stack: the one that it started, and those that come and go beside it. */
export class PlanningGroup {
  #stack;
  #group;
  #ports;
  #made = 1;

  constructor(stack, group) {
    this.#stack = stack;
    this.#group = group;
    const ports = JSON.parse(readFileSync(join(stack.home, 'ports.json'), 'utf8'));
    this.#ports = new Map([['planning', ports['service-planning']]]);
  }

  /** The names of those that live. */
  get names() {
    return [...this.#ports.keys()];
  }

  /** Starts one more; resolves with its name when it is ready. */
  async start() {
    const { home, urls } = this.#stack;
    const name = `planning-${(this.#made += 1)}`;
    const { [name]: port } = await choosePorts(home, [name]);
    const env = { ...sharedEnvironment({ home, given: process.env, urls }), SERVICE_PORT: String(port) };
    const args = ['--enable-source-maps', join(ROOT, 'dist/apps/planning/main.cjs')];
    this.#group.launch({ name, command: process.execPath, args, cwd: ROOT, env }, 'service');
    await waitUntil(async () => (await answerOf(port, 'ready'))?.ok, {
      timeout: READY_MS,
      late: () => new Error(`${name} was not ready within ${READY_MS / 1000} s`),
    });
    this.#ports.set(name, port);
    return name;
  }

  /** Ends one for good; resolves when it is gone. */
  async end(name, signal) {
    this.#ports.delete(name);
    await this.#group.end(name, signal);
  }

  /** Milliseconds of processor that those that live have used together. */
  usedMs() {
    const usage = Object.values(usageOf(this.#stack.home, this.names));
    return usage.reduce((sum, { ms }) => sum + ms, 0);
  }

  /** What each one measures, by name; those that do not answer are left out. */
  async metrics() {
    const asked = [...this.#ports].map(async ([name, port]) => {
      const answer = await answerOf(port, 'metrics');
      return answer?.ok ? [name, await answer.text()] : null;
    });
    return new Map((await Promise.all(asked)).filter((one) => one !== null));
  }
}

async function answerOf(port, path) {
  try {
    return await fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(2_000) });
  } catch {
    return null;
  }
}
