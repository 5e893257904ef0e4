import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME, URL_UNDER_TEST } from './environment';
import { eventually } from './eventually';

/** Every process of the product, the door last. */
export const PROCESSES = [
  'auth',
  'projects',
  'planning',
  'imports',
  'imports-worker',
  'reports',
  'reports-worker',
  'notifications',
  'gateway',
] as const;
export type Process = (typeof PROCESSES)[number];

/** What the product stands on, where the local supervisor looks after it. */
export const BACKING = ['rabbitmq', 'mongodb', 'redis'] as const;
export type Killable = Process | (typeof BACKING)[number];

const BACK_MS = 40_000;

function pidOf(name: Killable): number | null {
  try {
    return Number(readFileSync(join(HOME, 'pids', `${name}.pid`), 'utf8')) || null;
  } catch {
    return null;
  }
}

/** Whether a program was started by the local supervisor, so that it may be killed. */
export const isLookedAfter = (name: Killable): boolean => pidOf(name) !== null;

/** Kills a process with -9; resolves when whoever looks after it has started another. */
export async function killHard(name: Killable): Promise<void> {
  const pid = await eventually(() => pidOf(name), BACK_MS);
  process.kill(pid, 'SIGKILL');
  await eventually(() => {
    const now = pidOf(name);
    return now !== null && now !== pid;
  }, BACK_MS);
}

/** Resolves when every process answers again. */
export async function allReady(): Promise<void> {
  await eventually(
    async () => (await fetch(`${URL_UNDER_TEST}/api/health/ready`).catch(() => null))?.status === 200,
    BACK_MS,
  );
}
