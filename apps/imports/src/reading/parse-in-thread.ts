import { Worker } from 'node:worker_threads';
import type { Parsed, ParseTask } from './parsed';

/** What a file may cost: it comes from outside and may be made to be expensive. */
const HEAP_MEGABYTES = 512;
const TIME_LIMIT = 60_000;

/**
 * Parses a file in a thread of its own, so that the worst file costs one job and not the worker.
 *
 * Takes the bytes over: the caller's view of them is empty afterwards. Rejects when the thread runs out of memory, takes
 * more than a minute, or dies.
 */
export async function parseInThread(
  program: string,
  task: ParseTask & { bytes: Uint8Array<ArrayBuffer> },
  timeLimit = TIME_LIMIT,
): Promise<Parsed> {
  const thread = new Worker(program, {
    workerData: task,
    transferList: [task.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 64 },
    // Secrets of the environment are none of the parser's business.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Parsed>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no end after ${timeLimit} ms`)), timeLimit);
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread ended with ${code} and without an answer`)));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
