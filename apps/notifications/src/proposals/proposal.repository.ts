import type { Proposal } from '@plomada/contracts';
import { isDuplicateKey } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { PROPOSALS, type StoredProposal, type Taken } from './proposal.schema';

const MOST_LISTED = 500;
/** Together a list weighs little more than this: browsers ask for it often. */
const MOST_BYTES_LISTED = 1024 * 1024;
/** Those that nobody has finished yet. */
const WAITING = ['pending', 'accepted'] as const;

type Key = Pick<StoredProposal, 'projectId' | 'id'>;

@Injectable()
export class ProposalRepository {
  constructor(@InjectModel(PROPOSALS) private readonly proposals: Model<StoredProposal>) {}

  async find({ projectId, id }: Key): Promise<StoredProposal | null> {
    return this.proposals.findOne({ projectId, id }).lean<StoredProposal>();
  }

  /** False when there is one of that id already. */
  async add(proposal: StoredProposal): Promise<boolean> {
    try {
      await this.proposals.create(proposal);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async countWaiting(projectId: string, userId: string): Promise<number> {
    return this.proposals.countDocuments({ projectId, 'actor.userId': userId, status: { $in: WAITING } });
  }

  /** Oldest first; those of one person, or of everybody (null). */
  async waiting(projectId: string, userId: string | null): Promise<Proposal[]> {
    const own = userId === null ? {} : { 'actor.userId': userId };
    const found = this.proposals
      .find({ projectId, status: { $in: WAITING }, ...own })
      .sort({ date: 1, _id: 1 })
      .limit(MOST_LISTED)
      .lean<StoredProposal[]>()
      .cursor();
    const listed: Proposal[] = [];
    let bytes = 0;
    for await (const proposal of found) {
      listed.push(shown(proposal as StoredProposal));
      bytes += (proposal as StoredProposal).bytes;
      if (bytes > MOST_BYTES_LISTED) break;
    }
    return listed;
  }

  /** Takes one that is pending, or that was taken to the same end by the same person or before an instant. Null when there is none such. */
  async take(
    { projectId, id }: Key,
    status: 'accepted' | 'rejected',
    taken: Taken,
    abandonedBefore: Date,
  ): Promise<StoredProposal | null> {
    const again = [{ 'taken.by.userId': taken.by.userId }, { 'taken.at': { $lt: abandonedBefore } }];
    const filter: QueryFilter<StoredProposal> = {
      projectId,
      id,
      $or: [{ status: 'pending' }, { status, $or: again }],
    };
    return this.proposals
      .findOneAndUpdate(filter, { $set: { status, taken } }, { returnDocument: 'after' })
      .lean<StoredProposal>();
  }

  /** It waits as before, unless it was taken once more meanwhile. */
  async giveBack({ projectId, id, taken }: StoredProposal): Promise<void> {
    const mine: QueryFilter<StoredProposal> = { projectId, id, status: 'accepted', 'taken.id': taken?.id };
    await this.proposals.updateOne(mine, { $set: { status: 'pending' }, $unset: { taken: 1 } });
  }

  /** Of what it said nothing is kept. */
  async settle({ projectId, id }: Key, seq?: number): Promise<void> {
    await this.proposals.updateOne(
      { projectId, id, status: { $ne: 'settled' } },
      {
        $set: {
          status: 'settled',
          settledAt: new Date(),
          action: {},
          word: '',
          ...(seq !== undefined && { seq }),
        },
        $unset: { taken: 1 },
      },
    );
  }

  /** Those that somebody took before an instant and nobody finished. */
  async abandoned(before: Date, most: number): Promise<StoredProposal[]> {
    return this.proposals
      .find({ status: { $in: ['accepted', 'rejected'] }, 'taken.at': { $lt: before } })
      .sort({ 'taken.at': 1 })
      .limit(most)
      .lean<StoredProposal[]>();
  }

  async forget(projectId: string): Promise<void> {
    await this.proposals.deleteMany({ projectId });
  }
}

function shown({ id, projectId, date, when, action, actor, word, status }: StoredProposal): Proposal {
  const { userId, name } = actor;
  return {
    kind: 'proposal',
    id,
    projectId,
    date,
    when,
    action,
    responsible: { userId, name },
    word,
    status: status === 'accepted' ? 'accepted' : 'pending',
  };
}
