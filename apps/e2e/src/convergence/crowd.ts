import { type TcpProxy, Random } from '@plomada/testing';
import type { SignedIn } from '../api/api';
import { planOf } from '../api/plan-log';
import { eventually } from '../eventually';
import { HostileClient } from './hostile-client';
import { allOrNone } from './all-or-none';
import { Answers } from './answers';
import { Worker } from './worker';

const WORKERS = 4;
const NUISANCES = 2;
const PATIENCE_MS = 60_000;

/** Everybody who is at one plan, and what they were told. */
export class Crowd {
  private constructor(
    readonly told: Answers,
    readonly workers: readonly Worker[],
    readonly hostileClients: readonly HostileClient[],
  ) {}

  /** By the product under test, unless there is another address of it. */
  static async start(
    people: readonly SignedIn[],
    projectId: string,
    seed: number,
    url?: string,
  ): Promise<Crowd> {
    const told = new Answers();
    const workers = await allOrNone(
      Array.from({ length: WORKERS }, (_, n) => {
        // The first two are two windows of one person.
        const person = people[Math.max(0, n - 1) % people.length]!;
        return Worker.start(`w${n}`, person, projectId, { told, random: new Random(seed + 10 + n), url });
      }),
      (worker) => worker.stop(),
    );
    const hostileClients = await allOrNone(
      Array.from({ length: NUISANCES }, (_, n) => {
        const { token } = people[n]!;
        const seen = () => workers[n]!.state.confirmed;
        return HostileClient.start(`n${n}`, {
          token,
          projectId,
          told,
          random: new Random(seed + 100 + n),
          seen,
          url,
        });
      }),
      (one) => one.close(),
    ).catch(async (error: unknown) => {
      await Promise.all(workers.map((worker) => worker.stop()));
      throw error;
    });
    return new Crowd(told, workers, hostileClients);
  }

  get proxies(): TcpProxy[] {
    return [...this.workers, ...this.hostileClients].map(({ proxy }) => proxy);
  }

  /** Nobody does anything more; resolves when all of it was answered and everybody has heard all of it. */
  async settle(reader: SignedIn, projectId: string): Promise<void> {
    for (const worker of this.workers) worker.working = false;
    await Promise.all(this.hostileClients.map((one) => one.finish()));
    await eventually(() => this.workers.every(({ state }) => state.pending.length === 0), PATIENCE_MS);
    const { seq } = await planOf(reader, projectId);
    await eventually(() => this.workers.every(({ state }) => state.seq === seq), PATIENCE_MS);
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
    for (const one of this.hostileClients) one.close();
  }
}
