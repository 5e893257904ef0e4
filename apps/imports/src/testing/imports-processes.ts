import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { backingConfig, freePort } from '@plomada/testing';

const root = resolve(__dirname, '../../../..');
type Environment = Record<string, string>;

/** The imports service and its worker as they run: bundled, each a process of its own. */
export class ImportsProcesses {
  private readonly running = new Set<ChildProcess>();

  private constructor(
    readonly environment: Environment,
    readonly servicePort: number,
  ) {}

  static async start(extra: Environment = {}): Promise<ImportsProcesses> {
    execFileSync(
      process.execPath,
      ['tools/build-node.mjs', 'apps/imports', 'main', 'worker', 'parse-thread'],
      { cwd: root },
    );
    const backing = await backingConfig();
    const strings = Object.entries(backing).map(([name, value]) => [name, String(value)]);
    const processes = new ImportsProcesses(
      { ...Object.fromEntries(strings), ...extra },
      backing.SERVICE_PORT,
    );
    await processes.launch('main', processes.servicePort);
    return processes;
  }

  /** Starts a worker and answers its process. */
  async worker(extra: Environment = {}): Promise<ChildProcess> {
    return this.launch('worker', await freePort(), extra);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running].map((child) => this.end(child, 'SIGTERM')));
  }

  /** Ends one process and waits until it is gone. */
  async end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  private async launch(entry: string, port: number, extra: Environment = {}): Promise<ChildProcess> {
    const child = spawn(process.execPath, [`dist/apps/imports/${entry}.cjs`], {
      cwd: root,
      env: { ...process.env, ...this.environment, ...extra, SERVICE_PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`${entry} ended with ${child.exitCode}`);
      await new Promise((wait) => setTimeout(wait, 50));
    }
    return child;
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
}
