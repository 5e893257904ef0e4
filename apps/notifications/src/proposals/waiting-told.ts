import { Injectable } from '@nestjs/common';
import { NoticeRepository } from '../notices/notice.repository';
import type { StoredProposal } from './proposal.schema';

/** Tells those who decide that a proposal waits, for as long as it does. */
@Injectable()
export class WaitingTold {
  constructor(private readonly notices: NoticeRepository) {}

  async made(proposal: StoredProposal): Promise<void> {
    const { projectId, date, action, actor, subject } = proposal;
    await this.notices.add(eventOf(proposal), {
      ...{ projectId, date, type: 'PROPOSAL_MADE' },
      params: { action: action.type, by: actor.name, ...subject },
    });
  }

  /** It waits no longer: it was decided, or taken back. */
  async over(proposal: StoredProposal): Promise<void> {
    await this.notices.withdraw(eventOf(proposal));
  }
}

const eventOf = ({ projectId, id }: StoredProposal): string => `${projectId}:${id}:made`;
