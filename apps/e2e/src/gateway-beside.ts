import { freePort } from '@plomada/testing';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME, ROOT } from './environment';
import { eventually } from './eventually';

/** One more gateway beside the one under test, which is told something else. */
export interface GatewayBeside {
  readonly url: string;
  /** By SIGTERM, unless it is said otherwise. */
  stop(signal?: NodeJS.Signals): void;
}

/** Starts it from the same build with the same environment but for `change`, as an operator does who sets it anew. */
export async function gatewayBeside(change: Readonly<Record<string, string>>): Promise<GatewayBeside> {
  const [port, servicePort] = [await freePort(), await freePort()];
  const own = { PORT: String(port), SERVICE_PORT: String(servicePort), ...change };
  const program = spawn(process.execPath, [join(ROOT, 'dist/apps/gateway/main.cjs')], {
    cwd: ROOT,
    env: { ...environmentOfGateway(), ...own },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  await eventually(async () => {
    if (program.exitCode !== null) throw new Error(`a second gateway ended with ${program.exitCode}`);
    return (await fetch(`${url}/api/health/ready`).catch(() => null))?.status === 200;
  });
  return { url, stop: (signal = 'SIGTERM') => void program.kill(signal) };
}

/** As the running gateway was given it, ports of databases and secrets included. */
function environmentOfGateway(): Record<string, string> {
  const pid = readFileSync(join(HOME, 'pids', 'gateway.pid'), 'utf8').trim();
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  return Object.fromEntries(lines.filter((line) => line !== '').map((line) => line.split(/=(.*)/s)));
}
