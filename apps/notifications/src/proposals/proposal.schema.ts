import type { acceptProposal, Proposal, propose } from '@plomada/contracts';
import { Schema } from 'mongoose';
import type { z } from 'zod';

type Proposed = z.output<typeof propose.request>;
type Accepted = z.output<typeof acceptProposal.request>;

/**
 * A proposal waits (`pending`) until somebody takes it to accept or to reject it. What follows from that is done by whoever took it or,
 * if that process dies, by another one; then it is `settled`: of no list, and kept for a while so that what comes again is known.
 */
export interface StoredProposal extends Omit<Proposed, 'actor'> {
  /** Who proposed it; the roles are asked for when they count. */
  readonly actor: Omit<Proposed['actor'], 'roles'>;
  /** Of everything that was sent: an id that comes again with something else is not the same proposal. */
  readonly digest: string;
  /** Weight of what is proposed and of what that is about, as JSON: bounds answers. */
  readonly bytes: number;
  /** One of the places that each person has in a project, held as long as it waits: no two proposals have the same. */
  readonly place?: number;
  /** Held as long as it waits: no two that wait are the same (`proposalKey`). */
  readonly same?: string;
  /** What it would overwrite, when it came. */
  readonly ground?: string | null;
  /** What it is about, as that was called when it came. */
  readonly subject?: Proposal['subject'];
  /** When it came. */
  readonly date: string;
  /** The plan's last entry then. */
  readonly baseSeq: number;
  readonly baseAt: string;
  readonly status: 'pending' | 'accepted' | 'rejected' | 'settled';
  /** Who took it, and when; present with `accepted` and `rejected`. */
  readonly taken?: Taken;
  /** Of a settled one that was accepted: the seq that its action has come to. */
  readonly seq?: number;
  /** Who accepted it: whoever lost the answer hears it again, and nobody else that it was they. */
  readonly acceptedBy?: string;
  readonly settledAt?: Date;
}

export interface Taken {
  /** Another one with each taking. */
  readonly id: string;
  readonly at: Date;
  readonly by: Accepted['by'];
  /** Up to where who accepts has seen the plan. */
  readonly seen?: Accepted['seen'];
  /** What is said with a rejection. */
  readonly word?: string;
}

/** Seconds that a settled proposal is known: longer than any browser sends the same again. */
const KNOWN = 90 * 24 * 3600;

const text = { type: String, required: true } as const;
const anything = { type: Schema.Types.Mixed, required: true } as const;

export const PROPOSALS = 'Proposal';
export const proposalSchema = new Schema<StoredProposal>(
  {
    id: text,
    projectId: text,
    actor: anything,
    digest: text,
    when: text,
    date: text,
    action: anything,
    bytes: { type: Number, required: true },
    place: Number,
    same: String,
    ground: String,
    subject: Schema.Types.Mixed,
    // Required would refuse an empty one.
    word: { type: String, default: '' },
    baseSeq: { type: Number, required: true },
    baseAt: text,
    status: { ...text, enum: ['pending', 'accepted', 'rejected', 'settled'] },
    taken: Schema.Types.Mixed,
    seq: Number,
    acceptedBy: String,
    settledAt: { type: Date, expires: KNOWN },
  },
  { collection: 'proposals', versionKey: false, minimize: false, id: false },
)
  .index({ projectId: 1, id: 1 }, { unique: true })
  .index({ projectId: 1, status: 1, date: 1 })
  .index(
    { projectId: 1, 'actor.userId': 1, place: 1 },
    { unique: true, partialFilterExpression: { place: { $exists: true } } },
  )
  .index({ projectId: 1, same: 1 }, { unique: true, partialFilterExpression: { same: { $exists: true } } })
  .index({ status: 1, 'taken.at': 1 });
