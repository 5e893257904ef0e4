import { Worker } from 'node:worker_threads';
import { config } from '../config';
import type { DrawTask } from '../paper/draw-task';

const HEAP_MEGABYTES = 384;
/** A drawing takes a second or two of a processor; where many want it, much longer. */
const TIME_LIMIT = 120_000;

/**
 * Draws a dashboard in a thread of its own, so that the worst one costs one job and not the worker. Rejects when the thread runs out of
 * memory, takes too long, or dies.
 */
export async function drawInThread(task: DrawTask): Promise<Uint8Array> {
  const thread = new Worker(config.REPORT_DRAW_THREAD, {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 64 },
    // Secrets of the environment are none of the drawing's business.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no end after ${TIME_LIMIT} ms`)), TIME_LIMIT);
      thread.on('message', resolve).on('error', reject);
      thread.on('exit', (code) => reject(new Error(`the thread ended with ${code} and without an answer`)));
      thread.postMessage(task);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
