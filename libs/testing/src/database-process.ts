import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** A MongoDB of a test's own, looked after as `npm start` does it: killed, it comes back with its data. */
export class DatabaseProcess {
  private constructor(
    private readonly keeper: ChildProcess,
    private readonly home: string,
    readonly url: string,
  ) {}

  /** Resolves when it answers. Redis and RabbitMQ are those of the environment. */
  static async start(): Promise<DatabaseProcess> {
    const home = mkdtempSync(join(tmpdir(), 'plomada-database-'));
    const env = { ...process.env, MONGO_URL: '' };
    const keeper = spawn(process.execPath, ['tools/local/backing.mjs', 'up', '--home', home], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (;;) {
      if (keeper.exitCode !== null) throw new Error('MongoDB was not started');
      const url = urlIn(home);
      if (url !== null) return new DatabaseProcess(keeper, home, url);
      await pause(50);
    }
  }

  /** Kills it with -9; it is started again within seconds. */
  kill(): void {
    process.kill(Number(readFileSync(join(this.home, 'pids', 'mongodb.pid'), 'utf8')), 'SIGKILL');
  }

  /** Resolves when it listens again. */
  async back(): Promise<void> {
    while (!(await this.listens())) await pause(20);
  }

  async stop(): Promise<void> {
    const gone = once(this.keeper, 'exit');
    this.keeper.kill('SIGTERM');
    await gone;
    rmSync(this.home, { recursive: true, force: true });
  }

  private listens(): Promise<boolean> {
    return new Promise((tell) => {
      const socket = connect(Number(new URL(this.url).port), '127.0.0.1');
      const end = (answers: boolean) => {
        socket.destroy();
        tell(answers);
      };
      socket.on('connect', () => end(true)).on('error', () => end(false));
    });
  }
}

function urlIn(home: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(home, 'env.json'), 'utf8')) as { MONGO_URL: string }).MONGO_URL;
  } catch {
    return null;
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
