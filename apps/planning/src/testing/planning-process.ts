import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort, type backingConfig } from '@plomada/testing';

type Config = Awaited<ReturnType<typeof backingConfig>>;

const ROOT = resolve(__dirname, '../../../..');

/** Bundles the service as it is deployed. */
export function buildPlanning(): void {
  execFileSync(process.execPath, ['tools/build-node.mjs', 'apps/planning'], { cwd: ROOT });
}

/** The real service in a process of its own. */
export class PlanningProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(config: Config, more: Record<string, string> = {}): Promise<PlanningProcess> {
    const port = await freePort();
    const settings = Object.entries(config).map(([name, value]) => [name, String(value)]);
    const env = { ...Object.fromEntries(settings), SERVICE_PORT: String(port), ...more };
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/apps/planning/main.cjs'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const started = new PlanningProcess(child, port);
    await started.ready();
    return started;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  private async ready(): Promise<void> {
    for (;;) {
      if (this.child.exitCode !== null) throw new Error('planning ended while it started');
      const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}
