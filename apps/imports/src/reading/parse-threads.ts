import { Worker } from 'node:worker_threads';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG } from '@plomada/service-kit';
import type { ImportsConfig } from '../config';
import type { Parsed, ParseTask } from './parsed';

/** What a file may cost: it comes from outside and may be made to be expensive. */
const HEAP_MEGABYTES = 512;
const TIME_LIMIT = 60_000;

/**
 * Parses files in threads, so that the worst file costs one job and not the worker.
 *
 * One thread is kept ready: a new one takes longer to load and compile the readers than to read most files. It is kept
 * only while it does what it should; whatever ran out of time or memory, or was given up, takes its thread along.
 */
@Injectable()
export class ParseThreads implements OnApplicationBootstrap, OnModuleDestroy {
  private ready: Worker | null = null;

  constructor(@Inject(CONFIG) private readonly config: ImportsConfig) {}

  onApplicationBootstrap(): void {
    this.keep(this.launch());
  }

  async onModuleDestroy(): Promise<void> {
    await this.ready?.terminate();
  }

  /**
   * Takes the bytes over: the caller's view of them is empty afterwards. Rejects when the thread runs out of memory, takes
   * more than a minute, or dies, and with the signal's reason when that ends it. Nothing is begun when it has done so before.
   */
  async parse(task: ParseTask & { bytes: Uint8Array<ArrayBuffer> }, signal: AbortSignal): Promise<Parsed> {
    signal.throwIfAborted();
    const thread = this.take();
    try {
      const answer = answerOf(thread, signal);
      thread.postMessage(task, [task.bytes.buffer]);
      const parsed = await answer;
      this.keep(thread);
      return parsed;
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  private take(): Worker {
    const thread = this.ready ?? this.launch();
    this.ready = null;
    return thread;
  }

  private keep(thread: Worker): void {
    if (this.ready) return void thread.terminate();
    this.ready = thread;
  }

  private launch(): Worker {
    const thread = new Worker(this.config.IMPORT_PARSE_THREAD, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 64 },
      // Secrets of the environment are none of the parser's business.
      env: {},
    });
    // For as long as it lives: a thread that dies between two files is not given out, and its error has a listener.
    const forget = () => {
      if (this.ready === thread) this.ready = null;
    };
    return thread.on('error', forget).on('exit', forget);
  }
}

/**
 * What the thread says next. It takes away its own listeners only: a Worker has listeners of Node's among its own, which
 * open its port, and without which it would never be heard again.
 */
async function answerOf(thread: Worker, signal: AbortSignal): Promise<Parsed> {
  let stop = (): void => undefined;
  try {
    return await new Promise<Parsed>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no end after ${TIME_LIMIT} ms`)), TIME_LIMIT);
      const giveUp = () => reject(signal.reason as Error);
      const ended = (code: number) =>
        reject(new Error(`the thread ended with ${code} and without an answer`));
      signal.addEventListener('abort', giveUp);
      thread.on('message', resolve).on('error', reject).on('exit', ended);
      stop = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        thread.off('message', resolve).off('error', reject).off('exit', ended);
      };
    });
  } finally {
    stop();
  }
}
