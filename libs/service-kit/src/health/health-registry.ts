import { Injectable } from '@nestjs/common';
import { withTimeout } from '../concurrency/with-timeout';

/** How long one check may take, in milliseconds. */
const PATIENCE = 2_000;

export interface Readiness {
  readonly ready: boolean;
  /** By name: 'up', or why not. */
  readonly checks: Readonly<Record<string, string>>;
}

/** What must answer before this process counts as ready. */
@Injectable()
export class HealthRegistry {
  private readonly checks = new Map<string, () => Promise<unknown>>();

  /** A check rejects when the thing is down. */
  add(name: string, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  /** Asks everything at once; what does not answer within 2 seconds, or the milliseconds told, is down. */
  async ask(patience = PATIENCE): Promise<Readiness> {
    const answers = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await outcomeOf(check, patience)] as const),
    );
    return { ready: answers.every(([, answer]) => answer === 'up'), checks: Object.fromEntries(answers) };
  }
}

async function outcomeOf(check: () => Promise<unknown>, patience: number): Promise<string> {
  try {
    await withTimeout(check(), patience);
    return 'up';
  } catch (error) {
    return `down: ${error instanceof Error ? error.message : String(error)}`.slice(0, 200);
  }
}
