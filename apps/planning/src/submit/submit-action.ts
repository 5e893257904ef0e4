import { type SubmitAnswer, type SubmittedAction } from '@plomada/contracts';
import {
  conflictsWith,
  type EditedRestriction,
  editedRestrictions,
  editedTasks,
  evolve,
  HASH_EVERY,
  hashOf,
  rowsConcerned,
  WRITTEN_SCHEMA,
} from '@plomada/domain';
import { conflict, currentOrigin, inSpan, unavailable } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { CLOSE_TERM } from '../log/action-types';
import { CloseGuard } from '../close/close-guard';
import type { PlanEntry } from '../log/log-document';
import { type KnownAction, LogRepository } from '../log/log.repository';
import { PlanningMetrics } from '../metrics';
import { PlanStore } from '../plans/plan-store';
import type { CachedPlan } from '../plans/cached-plan';
import { OutboxPublisher } from '../outbox/outbox-publisher';
import { refusalAhead } from '../plans/refusal-ahead';
import { DecideAction, type Outcome } from './decide-action';
import { digestOf } from './digest';
import { refuseOversized } from './refuse-oversized';
import { UnseenEdits } from './unseen-edits';

/** An append that lost the race for its seq is decided again upon the newer plan, this often. */
const ATTEMPTS = 5;

/**
 * Decides an action upon its plan and appends it to the log: the one place where plans are written.
 *
 * Normally one insert and no read. What this process knows of a plan may be old (another process wrote meanwhile): the
 * unique indexes of the log refuse an entry made from it, and a refusal is never answered before the log was read. Neither is it
 * that an action changes nothing, which writes no entry.
 */
@Injectable()
export class SubmitAction {
  constructor(
    private readonly plans: PlanStore,
    private readonly log: LogRepository,
    private readonly decider: DecideAction,
    private readonly close: CloseGuard,
    private readonly outbox: OutboxPublisher,
    private readonly metrics: PlanningMetrics,
    private readonly unseen: UnseenEdits,
  ) {}

  async submit(action: SubmittedAction): Promise<SubmitAnswer> {
    refuseOversized(action.action);
    const digest = digestOf(action);
    let cached = await this.plans.known(action.projectId);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = cached.recent.find((entry) => entry.actionId === action.id);
      if (done) return answerAgain(done, action, digest);
      const outcome = await this.attempt(action, cached, digest);
      if (outcome.accepted) return outcome.answer;
      const known = await this.log.ofAction(action.projectId, action.id);
      if (known) return answerAgain(known, action, digest);
      const newest = await this.plans.newest(action.projectId);
      if (newest.seq === cached.seq) {
        if (outcome.refusal) throw outcome.refusal;
        if (outcome.unchanged) return nothingWritten(newest);
      }
      cached = newest;
    }
    throw unavailable('PLAN_BUSY');
  }

  private async attempt(action: SubmittedAction, cached: CachedPlan, digest: string): Promise<Attempt> {
    const ahead = refusalAhead(action, cached);
    if (ahead) return { accepted: false, refusal: ahead };
    const outcome = await this.decider.decide(action, cached);
    if (!outcome.ok) return { accepted: false, refusal: outcome.failure };
    if (outcome.changes.length === 0) return { accepted: false, unchanged: true };
    const refusal = await this.conflictOf(action, cached, outcome);
    if (refusal) return { accepted: false, refusal };
    const stopped = await this.close.prepare(action, cached);
    if (stopped) return { accepted: false, refusal: stopped };
    const entry = entryOf(action, cached, outcome, digest);
    const end = this.metrics.append.startTimer();
    const appended = await inSpan(appendOf(entry), () => this.log.append(entry, outcome.json, cached.epoch));
    end();
    if (!appended) return { accepted: false };
    this.plans.advance(cached, entry);
    this.outbox.offer(entry);
    return { accepted: true, answer: { seq: entry.seq, projectUpdatedAt: entry.at, again: false } };
  }

  private async conflictOf(
    action: SubmittedAction,
    cached: CachedPlan,
    outcome: Accepted,
  ): Promise<Error | null> {
    // A close names the seq that it validated, which says more than what its author's screen had seen.
    if (action.action.type === CLOSE_TERM) return null;
    const unseen = await this.unseen.by(action, cached);
    const proposedAt = action.acceptedBy && action.when;
    const entries = conflictsWith(outcome.own, unseen, action.actor.userId, proposedAt);
    if (entries.length === 0) return null;
    return conflict('CONFLICT', { entries: entries.length }, entries.slice(0, 100));
  }
}

type Accepted = Extract<Outcome, { ok: true }>;
type Attempt =
  | { readonly accepted: true; readonly answer: SubmitAnswer }
  /** Without a refusal: somebody else's entry took the seq, this very action is in the log already, or the plan has to be looked up again. */
  | { readonly accepted: false; readonly refusal?: Error; readonly unchanged?: true };

function entryOf(action: SubmittedAction, cached: CachedPlan, outcome: Accepted, digest: string): PlanEntry {
  const { userId, name, firstName, lastName } = action.actor;
  const { acceptedBy } = action;
  return {
    projectId: action.projectId,
    seq: cached.seq + 1,
    actionId: action.id,
    digest,
    type: action.action.type,
    actor: { userId, name, firstName, lastName },
    ...(acceptedBy && { acceptedBy: { userId: acceptedBy.userId, name: acceptedBy.name } }),
    at: outcome.at,
    when: action.when,
    baseSeq: action.baseSeq,
    touched: outcome.own,
    tasks: editedTasks(outcome.own, outcome.changes).length,
    ...aboutRestrictions(editedRestrictions(cached.plan, outcome.own, outcome.changes)),
    rows: rowsConcerned(cached.plan, outcome.own, outcome.changes),
    needs: outcome.needs,
    brokenBefore: outcome.brokenBefore,
    schema: WRITTEN_SCHEMA,
    bytes: Buffer.byteLength(outcome.json),
    changes: outcome.changes,
    ...currentOrigin(),
    ...(isHashed(cached.seq + 1) && { hash: hashOf(evolve(cached.plan, outcome.changes)) }),
    ...(outcome.closed && { closed: outcome.closed }),
    ...outcome.about,
  };
}

/** The append as a trace has it. */
function appendOf({ projectId, seq, type }: PlanEntry) {
  const about = { 'plomada.project': projectId, 'plomada.seq': seq, 'plomada.action': type };
  return { name: 'append', kind: 'client', about: { 'db.system.name': 'mongodb', ...about } } as const;
}

const aboutRestrictions = (edited: readonly EditedRestriction[]) => ({
  ...(edited.length > 0 && { restrictions: edited.length }),
  ...(edited.length === 1 && { restriction: edited[0]! }),
});

const isHashed = (seq: number): boolean => seq % HASH_EVERY === 0;

/** The plan is as the action wants it. */
function nothingWritten({ seq, updatedAt }: CachedPlan): SubmitAnswer {
  return { seq, projectUpdatedAt: updatedAt, again: false, unchanged: true };
}

/**
 * The same answer as the first time; refused when the id comes back with something else behind it: also what somebody did
 * directly is not what was accepted.
 */
function answerAgain(known: KnownAction, { acceptedBy }: SubmittedAction, digest: string): SubmitAnswer {
  const isSame = known.digest === digest && (known.acceptedBy !== undefined) === (acceptedBy !== undefined);
  if (!isSame) throw conflict('ACTION_ID_TAKEN');
  return { seq: known.seq, projectUpdatedAt: known.at, again: true };
}
