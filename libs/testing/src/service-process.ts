import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type backingConfig, freePort } from './backing';

type Config = Awaited<ReturnType<typeof backingConfig>>;

/** A service that is asked while it starts may never answer that question. */
const ANSWER_MS = 5_000;
/** Shorter than the time limit of the tests that wait for something of several processes: the error then says for what. */
const EVENTUALLY_MS = 90_000;

const ROOT = resolve(__dirname, '../../..');

/** Bundles an app as it is deployed. */
export function buildApp(app: string, ...entries: string[]): void {
  const program = ['tools/build-node.mjs', `apps/${app}`, ...entries];
  execFileSync(process.execPath, program, { cwd: ROOT });
}

/** A built service in a process of its own, on the real backing services: something that can be killed. */
export class ServiceProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** What the service measures, in the text format of Prometheus. */
  async metrics(): Promise<string> {
    return (await this.ask('metrics')).text();
  }

  /** Whether the service has everything that it needs. */
  async isReady(): Promise<boolean> {
    const answer = await this.ask('ready').catch(() => null);
    return answer?.ok ?? false;
  }

  /** Resolves when the service is ready; throws when it ends before, or does not become so, and leaves no process behind. */
  static async start(app: string, config: Config, entry = 'main'): Promise<ServiceProcess> {
    const port = await freePort();
    const settings = Object.entries({ ...config, SERVICE_PORT: port });
    const env = Object.fromEntries(settings.map(([name, value]) => [name, String(value)]));
    const child = spawn(process.execPath, ['--enable-source-maps', `dist/apps/${app}/${entry}.cjs`], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const service = new ServiceProcess(child, port);
    try {
      await eventually(() => service.isReadyUnlessEnded(app));
    } catch (error) {
      await service.kill();
      throw error;
    }
    return service;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.hasEnded) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private async isReadyUnlessEnded(app: string): Promise<boolean> {
    if (this.hasEnded) throw new Error(`${app} ended while it started`);
    return this.isReady();
  }

  private ask(path: string): Promise<Response> {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return fetch(`http://127.0.0.1:${this.port}/${path}`, { signal });
  }
}

/** Asks until the answer is something; throws with the question and its last answer when that never comes. */
export async function eventually<T>(
  ask: () => T | undefined | false | null | Promise<T | undefined | false | null>,
): Promise<T> {
  const end = Date.now() + EVENTUALLY_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end)
      throw new Error(`still ${String(answer)} after ${EVENTUALLY_MS} ms: ${String(ask)}`);
    await new Promise((again) => setTimeout(again, 20));
  }
}
