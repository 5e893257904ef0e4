import type { SubmittedAction } from '@plomada/contracts';
import { Injectable } from '@nestjs/common';
import { type Edit, LogRepository } from '../log/log.repository';
import type { CachedPlan } from '../plans/cached-plan';

type Made = Pick<SubmittedAction, 'baseSeq' | 'baseAt' | 'actor' | 'acceptedBy'>;

/** Finds what was done to a plan that the author of an action had not seen when making it. */
@Injectable()
export class UnseenEdits {
  constructor(private readonly log: LogRepository) {}

  /**
   * The entries after the last one that the author had seen, in order; of a long time the author's own are left out, unless
   * they were made while the action waited to be accepted. Where
   * the log has another entry under that seq, or none, its database was restored: then the author had seen what was
   * accepted no later than that entry and has a seq up to its own, and nothing else.
   */
  async by({ baseSeq, baseAt, actor, acceptedBy }: Made, cached: CachedPlan): Promise<readonly Edit[]> {
    const { projectId, recent } = cached;
    const author = acceptedBy ? null : actor.userId;
    if (baseAt !== undefined && !(await this.isInLog(baseSeq, baseAt, cached)))
      return this.log.editsAfter(projectId, { seq: baseSeq, at: baseAt }, author);
    if (baseSeq >= cached.seq) return [];
    const oldest = recent[0];
    return oldest !== undefined && oldest.seq <= baseSeq + 1
      ? recent.filter((entry) => entry.seq > baseSeq)
      : this.log.editsAfter(projectId, { seq: baseSeq }, author);
  }

  private async isInLog(
    seq: number,
    at: string,
    { projectId, recent, ...cached }: CachedPlan,
  ): Promise<boolean> {
    // Nothing was accepted under 0: that is the empty plan of any log.
    if (seq === 0) return true;
    if (seq > cached.seq) return false;
    const known = seq === cached.seq ? cached.updatedAt : recent.find((entry) => entry.seq === seq)?.at;
    return (known ?? (await this.log.acceptedAt(projectId, seq))) === at;
  }
}
