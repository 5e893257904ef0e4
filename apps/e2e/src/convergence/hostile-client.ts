import type { Plan } from '@plomada/domain';
import type { Random } from '@plomada/testing';
import { Line } from './line';
import { pause } from '../pause';
import { badEdit, type Edit, someEdit } from './random-edits';
import type { Answers } from './answers';

const AGAIN_MS = 200;

/** A program that shows nothing and knows little: sends bad actions, old ones, and others under ids that are taken. */
export class HostileClient {
  /** Actions that came back under a taken id and were not refused for it. */
  readonly believed: string[] = [];
  private running = true;
  private closed = false;
  private made = 0;
  private loop: Promise<void> = Promise.resolve();

  private constructor(
    private readonly name: string,
    private readonly line: Line,
    private readonly told: Answers,
    private readonly random: Random,
    private readonly seen: () => Plan,
  ) {}

  /** `seen` is the plan that it goes by: its edits name rows that were there a moment ago. */
  static async start(
    name: string,
    { token, projectId, told, random, seen, url }: HostileClientOptions,
  ): Promise<HostileClient> {
    const one = new HostileClient(
      name,
      await Line.open(token, projectId, undefined, url),
      told,
      random,
      seen,
    );
    one.loop = one.run();
    return one;
  }

  get proxy() {
    return this.line.proxy;
  }

  /** Ends after what is on its way was settled. */
  async finish(): Promise<void> {
    this.running = false;
    await this.loop;
  }

  close(): void {
    this.running = false;
    this.closed = true;
    this.line.close();
  }

  private async run(): Promise<void> {
    while (this.running) {
      const id = `${this.name}-${(this.made += 1)}`;
      const taken = this.random.chance(0.2) && [...this.told.accepted.keys()].at(-1);
      if (taken) await this.reuse(taken);
      else if (this.random.chance(0.5)) await this.submitUntilSettled(id, badEdit(this.random));
      else await this.submitUntilSettled(id, someEdit(this.seen(), id, this.random));
      await pause(this.random.integer(20, 200));
    }
  }

  private async submitUntilSettled(id: string, action: Edit): Promise<void> {
    // Closed with something on its way only when the test failed: it must end then, not submitUntilSettled.
    while (!this.told.settle(id, [await this.submit(id, action)]) && !this.closed) await pause(AGAIN_MS);
  }

  private async reuse(id: string): Promise<void> {
    const answer = await this.submit(id, { type: 'ADD_RESOURCE', payload: { name: `Otro ${id}` } });
    if (answer?.status === 'OK') this.believed.push(id);
  }

  private submit(id: string, action: Edit) {
    const baseSeq = this.random.chance(0.5) ? 0 : this.made;
    return this.line.submit({ id, when: new Date().toISOString(), baseSeq, action: { ...action } });
  }
}

interface HostileClientOptions {
  readonly token: string;
  readonly projectId: string;
  readonly told: Answers;
  readonly random: Random;
  readonly seen: () => Plan;
  readonly url?: string | undefined;
}
