import { freePort } from '@plomada/testing';
import { eventually } from './eventually';
import { ProcessBeside } from './process-beside';

/** One more gateway beside the one under test, which is told something else. */
export interface GatewayBeside {
  readonly url: string;
  /** By SIGTERM, unless it is said otherwise; resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Resolves when it and every service behind it are ready. */
export async function gatewayBeside(change: Readonly<Record<string, string>>): Promise<GatewayBeside> {
  const port = await freePort();
  const gateway = await ProcessBeside.start('gateway', { PORT: String(port), ...change });
  const url = `http://localhost:${port}`;
  const isReady = async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.status === 200;
  await eventually(isReady).catch(async (error: unknown) => {
    await gateway.stop('SIGKILL');
    throw error;
  });
  return { url, stop: (signal) => gateway.stop(signal) };
}
