import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { HOME, URL_UNDER_TEST } from './environment';
import { pause } from './pause';
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
/** The broker where it is a cluster (`RABBITMQ_NODES=3 npm start`). */
export const BROKER_NODES = ['rabbitmq-1', 'rabbitmq-2', 'rabbitmq-3'] as const;
export type Killable = Process | (typeof BACKING)[number] | (typeof BROKER_NODES)[number];

const BACK_MS = 40_000;
/** A node of a cluster waits for the others, on a busy machine for longer than the product does without it. */
const NODE_BACK_MS = 90_000;

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

/** Stops a process where it is: it does nothing any more until it is killed. */
export function freeze(name: Process): void {
  const pid = pidOf(name);
  if (pid === null) throw new Error(`${name} is not looked after`);
  process.kill(pid, 'SIGSTOP');
}

/** Resolves when a node of the broker takes connections again: it has joined the others and has its queues then. */
export async function nodeIsBack(name: (typeof BROKER_NODES)[number]): Promise<void> {
  const ports = JSON.parse(readFileSync(join(HOME, 'ports.json'), 'utf8')) as Record<string, number>;
  await eventually(() => listens(ports[name] ?? 0), NODE_BACK_MS);
}

function listens(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answers: boolean) => {
      socket.destroy();
      tell(answers);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** Resolves when every process answers again. Asks slowly: who asks without a pause is refused by the gateway. */
export async function allReady(): Promise<void> {
  const isReady = async () =>
    (await fetch(`${URL_UNDER_TEST}/api/health/ready`).catch(() => null))?.status === 200;
  await eventually(async () => (await isReady()) || (await pause(200), false), BACK_MS);
}
