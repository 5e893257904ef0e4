import type { DoActionAnswer } from '@plomada/contracts';

/** Failures that say nothing about the action itself. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'tooMany', 'internal']);

/** What people were told of their actions, by the action's id: the seq of an OK, or the code of a refusal. */
export class Answers {
  readonly accepted = new Map<string, number>();
  readonly refused = new Map<string, string>();

  /** Takes what came back to all copies of an action that were sent at once; tells whether that settles it. */
  settle(id: string, answers: readonly (DoActionAnswer | null)[]): boolean {
    if (answers.some((answer) => answer === null || isPassing(answer))) return false;
    for (const answer of answers) {
      if (answer?.status === 'OK') {
        if (!answer.unchanged) this.accept(id, answer.seq);
      } else if (answer) this.refused.set(id, answer.failure.code);
    }
    // Of two copies the first may come too early for the plan, and the second just in time.
    if (answers.some((answer) => answer?.status === 'OK')) this.refused.delete(id);
    return true;
  }

  /** An OK, or the entry itself, which says the same when the answer was lost. */
  accept(id: string, seq: number): void {
    const before = this.accepted.get(id) ?? seq;
    if (before !== seq) throw new Error(`${id} was told as ${before} and as ${seq}`);
    this.accepted.set(id, seq);
  }
}

const isPassing = (answer: DoActionAnswer): boolean =>
  answer.status !== 'OK' && PASSING.has(answer.failure.kind);
