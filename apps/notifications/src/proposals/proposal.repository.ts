import type { Proposal } from '@plomada/contracts';
import { isDuplicateKey } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { PROPOSALS, type StoredProposal, type Taken } from './proposal.schema';

/** So many of one person wait in one project at most. */
export const MOST_WAITING = 200;
const MOST_LISTED = 500;
/** Together a list for who decides weighs little more than this: browsers ask for it often. */
const MOST_BYTES_LISTED = 1024 * 1024;
/** Those that nobody has finished yet. */
const WAITING = ['pending', 'accepted'] as const;
const OLDEST_FIRST = { date: 1, _id: 1 } as const;

type Key = Pick<StoredProposal, 'projectId' | 'id'>;

@Injectable()
export class ProposalRepository {
  constructor(@InjectModel(PROPOSALS) private readonly proposals: Model<StoredProposal>) {}

  async find({ projectId, id }: Key): Promise<StoredProposal | null> {
    return this.proposals.findOne({ projectId, id }).lean<StoredProposal>();
  }

  /**
   * Stores it in one of the places that its author has: of any number that come at once no more than these are taken in. Says
   * why not: there is one of that id (`known`) or the same (`same`) already, or no place is free (`full`).
   */
  async add(proposal: StoredProposal): Promise<'added' | 'known' | 'same' | 'full'> {
    for (;;) {
      const free = await this.freePlaces(proposal);
      const place = free[Math.floor(Math.random() * free.length)];
      if (place === undefined) return 'full';
      try {
        await this.proposals.create({ ...proposal, place });
        return 'added';
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      if (await this.find(proposal)) return 'known';
      const { projectId, same } = proposal;
      if (same !== undefined && (await this.proposals.exists({ projectId, same }))) return 'same';
      // Another one took the place meanwhile.
    }
  }

  private async freePlaces({ projectId, actor }: StoredProposal): Promise<number[]> {
    const waiting = await this.proposals
      .find({ projectId, 'actor.userId': actor.userId, status: { $ne: 'settled' } }, { _id: 0, place: 1 })
      .lean<Pick<StoredProposal, 'place'>[]>();
    const held = new Set(waiting.map(({ place }) => place));
    const free = Array.from({ length: MOST_WAITING }, (_, place) => place).filter(
      (place) => !held.has(place),
    );
    // Those of before there were places count too.
    return waiting.length >= MOST_WAITING ? [] : free;
  }

  /** All of one person, oldest first. */
  async ofAuthor(projectId: string, userId: string): Promise<Proposal[]> {
    const found = await this.proposals
      .find({ projectId, status: { $in: WAITING }, 'actor.userId': userId })
      .sort(OLDEST_FIRST)
      .lean<StoredProposal[]>();
    return found.map(shown);
  }

  /** Those of everybody, oldest first, and how many more there are: then each person's oldest are in the list. */
  async ofEverybody(projectId: string): Promise<{ proposals: Proposal[]; more: number }> {
    const found = this.proposals.aggregate<StoredProposal>([
      { $match: { projectId, status: { $in: [...WAITING] } } },
      {
        $setWindowFields: {
          partitionBy: '$actor.userId',
          sortBy: { date: 1 },
          output: { turn: { $documentNumber: {} } },
        },
      },
      { $sort: { turn: 1, ...OLDEST_FIRST } },
      { $limit: MOST_LISTED },
    ]);
    const listed: StoredProposal[] = [];
    let bytes = 0;
    for (const proposal of await found) {
      bytes += proposal.bytes;
      if (bytes > MOST_BYTES_LISTED && listed.length > 0) break;
      listed.push(proposal);
    }
    const all = await this.proposals.countDocuments({ projectId, status: { $in: WAITING } });
    listed.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    return { proposals: listed.map(shown), more: Math.max(0, all - listed.length) };
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

  /** Of what it said nothing is kept, and its place is free. */
  async settle(
    { projectId, id }: Key,
    accepted?: Required<Pick<StoredProposal, 'seq' | 'acceptedBy'>>,
  ): Promise<void> {
    await this.proposals.updateOne(
      { projectId, id, status: { $ne: 'settled' } },
      {
        $set: {
          status: 'settled',
          settledAt: new Date(),
          action: {},
          word: '',
          ...accepted,
        },
        $unset: { taken: 1, place: 1, same: 1, ground: 1, subject: 1 },
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

function shown(stored: StoredProposal): Proposal {
  const { id, projectId, date, when, action, actor, word, status, ground = null, subject = null } = stored;
  const { userId, name } = actor;
  return {
    kind: 'proposal',
    id,
    projectId,
    date,
    when,
    action,
    responsible: { userId, name },
    ground,
    subject,
    word,
    status: status === 'accepted' ? 'accepted' : 'pending',
  };
}
