import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { constants, setPriority } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { createService, type ServiceOptions } from './create-service';
import { STOPPING } from './last-answers';
import { StartFailure } from '../failure/start-failure';
import { startTracing } from '../tracing/start-tracing';

/** How long, in milliseconds, those who ask over a connection that they keep are told to take another, before it ends. */
const TOLD_FOR = 300;
/** How long a stop may take, in milliseconds: shutdown hooks can hang when a backing service is away. */
const STOP_PATIENCE = 5_000;

/**
 * Runs a service as this process: starts it, stops it on SIGTERM or SIGINT (code 0, or 143 when it takes over five
 * seconds), and ends with code 1 and one sentence when it cannot start.
 */
export async function bootService(options: ServiceOptions): Promise<void> {
  const starting = start(options);
  const state = { stopping: false };
  stopOnSignals(starting, state);
  dieOnSurprises(state);
  try {
    await starting;
    // Not before: while others take all there is, it would wait in vain for its first connections. Not lower either: of a core that is
    // never idle the lowest priority gets one part in seventy, and a drawing that takes seconds would not end within its time.
    if (options.background) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    const why = error instanceof StartFailure ? error.message : String((error as Error)?.stack ?? error);
    process.stderr.write(`${options.name} cannot start: ${why}\n`);
    process.exit(1);
  }
}

interface Started {
  readonly app: NestExpressApplication;
  readonly stopTracing: () => Promise<void>;
}

async function start(options: ServiceOptions): Promise<Started> {
  // Before anything else: whoever is asked first is traced too.
  const stopTracing = await startTracing(options.name, options.config);
  return { app: await createService(options), stopTracing };
}

function stopOnSignals(starting: Promise<Started>, state: { stopping: boolean }): void {
  const stop = async () => {
    if (state.stopping) return;
    state.stopping = true;
    setTimeout(() => process.exit(143), STOP_PATIENCE).unref();
    const { app, stopTracing } = await starting;
    app.enable(STOPPING);
    await after(TOLD_FOR);
    await app.close();
    await stopTracing();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/**
 * A promise that nobody awaited or an error that nobody caught: the state is unknown, so end and be started again. While
 * stopping, libraries complain of connections that end: that must not stop the stop.
 */
function dieOnSurprises(state: { stopping: boolean }): void {
  const die = (error: unknown) => {
    const logger = new Logger('Boot');
    const what = error instanceof Error ? error.stack : String(error);
    if (state.stopping) return logger.warn(`while stopping: ${what}`);
    logger.fatal(what);
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
}
