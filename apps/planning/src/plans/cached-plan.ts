import { evolve, type Plan } from '@plomada/domain';
import type { PlanEntry } from '../log/log-document';
import type { Edit, KnownAction } from '../log/log.repository';

/** A plan in memory at some seq. Never changes in place, so readers and the writer need no lock between them. */
export interface CachedPlan {
  readonly projectId: string;
  readonly plan: Plan;
  readonly seq: number;
  readonly updatedAt: string;
  /** The last entries without their changes: answers repeated actions and finds conflicts without the database. */
  readonly recent: readonly RecentEntry[];
  readonly checkpoint: { readonly seq: number; readonly bytesSince: number };
  /** Of the database, when the last entry was seen in its log: in a later one it may be gone. */
  readonly epoch: number;
}

export type RecentEntry = Edit & KnownAction;

const RECENT_KEPT = 100;

/** The plan after its next entry. Refuses an entry that is not the next one: a log with a gap must not be believed. */
export function advanced(cached: CachedPlan, entry: PlanEntry): CachedPlan {
  if (entry.seq !== cached.seq + 1) {
    throw new Error(`The log of ${cached.projectId} has ${entry.seq} after ${cached.seq}`);
  }
  const { seq, actionId, at, when, digest, touched, actor, acceptedBy, bytes } = entry;
  const accepted = acceptedBy && { acceptedBy };
  const recent = { seq, actionId, at, when, digest, touched, userId: actor.userId, ...accepted };
  return {
    projectId: cached.projectId,
    plan: evolve(cached.plan, entry.changes),
    seq,
    updatedAt: at,
    recent: [...cached.recent.slice(1 - RECENT_KEPT), recent],
    checkpoint: { seq: cached.checkpoint.seq, bytesSince: cached.checkpoint.bytesSince + bytes },
    epoch: cached.epoch,
  };
}

/** What a plan weighs in memory, roughly: its rows, and 1 for being there. */
export function rowsOf({ plan }: CachedPlan): number {
  const { tasks, links, restrictions, responsibles, terms, baselines, resources } = plan;
  const small = responsibles.size + resources.size + restrictions.size;
  const recorded = sum(terms.rows.map((term) => term.tasks.length));
  const compared = sum(baselines.rows.map((baseline) => baseline.tasks.length));
  return 1 + tasks.size + links.size + small + recorded + compared;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
