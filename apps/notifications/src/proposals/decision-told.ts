import type { Notice, ProposedAction } from '@plomada/contracts';
import { Injectable } from '@nestjs/common';
import { NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import type { StoredProposal, Taken } from './proposal.schema';

/** Leaves who proposed something a notice of what became of it. Telling it twice is telling it once. */
@Injectable()
export class DecisionTold {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly tell: TellChange,
  ) {}

  async accepted(proposal: StoredProposal, { at, by }: Taken, seq: number): Promise<void> {
    await this.add('PROPOSAL_ACCEPTED', proposal, at, { by: by.name, seq });
  }

  async rejected(proposal: StoredProposal, { at, by, word = '' }: Taken): Promise<void> {
    await this.add('PROPOSAL_REJECTED', proposal, at, { by: by.name, word });
  }

  changed(projectId: string): Promise<void> {
    return this.tell.of(projectId);
  }

  private async add(
    type: Notice['type'],
    { projectId, id, action, actor, subject }: StoredProposal,
    at: Date,
    said: Notice['params'],
  ): Promise<void> {
    await this.notices.add(`${projectId}:${id}:decided`, {
      projectId,
      to: actor.userId,
      date: at.toISOString(),
      type,
      params: { action: action.type, subject: subjectOf(action), ...subject, ...said },
    });
  }
}

/** The row that a proposal is about: its restriction, its task, or the first of its tasks. */
function subjectOf({ payload }: ProposedAction): string {
  const { restrictionId, taskId, taskIds, id } = payload as {
    restrictionId?: string;
    taskId?: string;
    taskIds?: readonly string[];
    id?: string;
  };
  return restrictionId ?? taskId ?? taskIds?.[0] ?? id ?? '';
}
