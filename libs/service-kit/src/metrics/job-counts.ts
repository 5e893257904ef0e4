/** A queue of BullMQ, as far as its jobs are counted: this library needs no more of it. */
export interface CountableQueue {
  readonly name: string;
  getJobCounts(...states: ('waiting' | 'prioritized' | 'active' | 'delayed' | 'failed')[]): Promise<{
    [state: string]: number;
  }>;
}

export interface JobCounts {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
}

/** How many jobs a queue has, in one look. Those that wait with a priority, which BullMQ keeps apart, wait too. */
export async function jobCounts(queue: CountableQueue): Promise<JobCounts> {
  const found = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = found;
  return { waiting: waiting + prioritized, active, delayed, failed };
}
