import { backingConfig, freePort, ServiceProcess } from '@plomada/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = { email: 'root@plomada.demo', password: 'plomada-demo' };
/** App and program of every process but reports, which others are told of, and the door. */
const INSIDE = [
  ['auth', 'main'],
  ['projects', 'main'],
  ['planning', 'main'],
  ['imports', 'main'],
  ['imports', 'worker'],
  ['reports', 'worker'],
  ['notifications', 'main'],
] as const;

/** The whole product from its build, beside the one under test, with a broker's and a database's names of its own, that sends its traces. */
export class TracedProduct {
  private readonly processes: ServiceProcess[] = [];
  private readonly mails = mkdtempSync(join(tmpdir(), 'plomada-mails-'));

  private constructor(
    readonly url: string,
    readonly root: typeof ROOT,
  ) {}

  /** Starts it. `telemetry` is what its environment says of traces. */
  static async start(telemetry: Readonly<Record<string, string>>): Promise<TracedProduct> {
    const port = await freePort();
    const product = new TracedProduct(`http://127.0.0.1:${port}`, ROOT);
    try {
      await product.launch(port, telemetry);
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.kill('SIGTERM')));
    rmSync(this.mails, { recursive: true, force: true });
  }

  private async launch(port: number, telemetry: object): Promise<void> {
    const shared = {
      ...(await backingConfig()),
      ...telemetry,
      PUBLIC_URL: this.url,
      MAIL_DIR: this.mails,
      BOOTSTRAP_ROOT_EMAIL: ROOT.email,
      BOOTSTRAP_ROOT_PASSWORD: ROOT.password,
    };
    const launch = async ([app, entry]: readonly [string, string], more = {}) => {
      const started = await ServiceProcess.start(app, { ...shared, ...more }, entry);
      this.processes.push(started);
      return { name: entry === 'main' ? app : `${app}-${entry}`, url: `http://127.0.0.1:${started.port}` };
    };
    // One after the other: at once, each would wait for the processors that the others take. Who makes mails is told where reports is.
    const inside = [await launch(['reports', 'main'])];
    const REPORTS_URL = inside[0]!.url;
    for (const program of INSIDE) inside.push(await launch(program, { REPORTS_URL }));
    const gateway = {
      PORT: port,
      IMPORTS_URL: inside.find(({ name }) => name === 'imports')?.url,
      SERVICE_URLS: inside.map(({ name, url }) => `${name}=${url}`).join(','),
    };
    await launch(['gateway', 'main'], gateway);
  }
}
