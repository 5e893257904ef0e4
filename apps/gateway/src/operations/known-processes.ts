import { Injectable } from '@nestjs/common';
import type { ProcessState } from '@plomada/contracts';
import { AskProcesses, TtlCache } from '@plomada/service-kit';

/** How long an answer holds, in milliseconds: each takes a second of waiting and a look at every database by every process. */
const BELIEVED = 2_000;

export interface ProcessReading {
  readonly readAt: string;
  readonly processes: readonly ProcessState[];
}

/** The processes that answered a moment ago, however many people look. */
@Injectable()
export class KnownProcesses {
  private readonly cache = new TtlCache<ProcessReading>(BELIEVED);

  constructor(private readonly processes: AskProcesses) {}

  read(): Promise<ProcessReading> {
    return this.cache.get('all', async () => {
      const processes = await this.processes.ask();
      return { readAt: new Date().toISOString(), processes };
    });
  }
}
