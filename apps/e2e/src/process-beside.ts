import { freePort } from '@plomada/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { HOME, ROOT } from './environment';
import { eventually } from './eventually';
import type { Process } from './processes';

const READY_MS = 40_000;

/** One more process of a service, beside the one of the product under test and from the same build. */
export class ProcessBeside {
  private constructor(
    private readonly program: ChildProcess,
    /** Where it tells its health. */
    private readonly serviceUrl: string,
  ) {}

  /** As an operator scales a service: the environment of the one that runs, but for `change`. Resolves when it is ready. */
  static async start(
    name: Extract<Process, 'gateway' | 'planning'>,
    change: Readonly<Record<string, string>> = {},
  ): Promise<ProcessBeside> {
    const servicePort = await freePort();
    const log = openSync(join(HOME, 'logs', `${name}-beside.log`), 'a');
    const program = spawn(process.execPath, [join(ROOT, `dist/apps/${name}/main.cjs`)], {
      cwd: ROOT,
      env: { ...environmentOf(name), SERVICE_PORT: String(servicePort), ...change },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const beside = new ProcessBeside(program, `http://127.0.0.1:${servicePort}`);
    await beside.ready().catch((error: unknown) => {
      program.kill('SIGKILL');
      throw error;
    });
    return beside;
  }

  get isGone(): boolean {
    return this.program.exitCode !== null || this.program.signalCode !== null;
  }

  /** By SIGTERM, unless it is said otherwise; resolves when it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.isGone) return;
    const gone = once(this.program, 'exit');
    this.program.kill(signal);
    await gone;
  }

  private async ready(): Promise<void> {
    await eventually(async () => {
      if (this.isGone) throw new Error(`it ended with ${this.program.exitCode ?? this.program.signalCode}`);
      return (await fetch(`${this.serviceUrl}/ready`).catch(() => null))?.status === 200;
    }, READY_MS);
  }
}

/** As the running one was given it, ports of databases and secrets included. */
function environmentOf(name: Process): Record<string, string> {
  const pid = readFileSync(join(HOME, 'pids', `${name}.pid`), 'utf8').trim();
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  return Object.fromEntries(lines.filter((line) => line !== '').map((line) => line.split(/=(.*)/s)));
}
