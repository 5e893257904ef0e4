import {
  type actionApplied,
  getPlan,
  getProjectSettings,
  type LogEntry,
  membersOf,
} from '@plomada/contracts';
import { fromDocument, isScenarioId, type Plan, UNDO_BARRIERS, wellFormed } from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { accountOf } from '../accounts/account-of';
import { type NewParams, NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import { type Assigned, assignedBy } from './assigned-restrictions';

const LONGEST_TEXT = 200;

/**
 * Tells people at once which restrictions somebody else made theirs. What whole plans bring (an import, a rollback) and what is too
 * much for a message is in their next digest.
 */
@Injectable()
export class TellAssigned {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notices: NoticeRepository,
    private readonly tell: TellChange,
  ) {}

  async of({ projectId, entry, large }: z.output<typeof actionApplied.payload>): Promise<void> {
    if (large || isScenarioId(projectId) || UNDO_BARRIERS.includes(entry.type)) return;
    const assigned = assignedBy(entry.changes);
    if (assigned.length === 0) return;
    try {
      await this.tellOf(projectId, entry, assigned);
    } catch (error) {
      // Deleted meanwhile: there is nobody left to tell.
      if (!(error instanceof AppFailure && error.kind === 'notFound')) throw error;
    }
  }

  private async tellOf(projectId: string, entry: LogEntry, assigned: readonly Assigned[]): Promise<void> {
    const [{ businessId }, { plan: document }] = await Promise.all([
      this.rpc.call(getProjectSettings, { projectId }),
      this.rpc.call(getPlan, { projectId }),
    ]);
    const { members } = await this.rpc.call(membersOf, { businessId });
    const plan = fromDocument(document);
    for (const responsible of new Set(assigned.map((one) => one.responsible))) {
      const person = plan.responsibles.get(responsible);
      const account = person?.isActive ? accountOf(person, members) : null;
      if (!account || account.user.id === entry.actor.userId) continue;
      const own = assigned.filter((one) => one.responsible === responsible);
      await this.notices.add(`${projectId}:${entry.actionId}:assigned:${responsible}`, {
        ...{ projectId, to: account.user.id, date: entry.at, type: 'RESTRICTION_ASSIGNED' },
        params: { by: entry.actor.name, count: own.length, ...calledOf(plan, own[0]!) },
      });
    }
    await this.tell.of(projectId);
  }
}

/** What the restriction is called, and its first task; as it is by now, '' where it is gone. */
function calledOf(plan: Plan, { restrictionId }: Assigned): NewParams {
  const restriction = plan.restrictions.get(restrictionId);
  const task = restriction?.taskIds.map((id) => plan.tasks.get(id)).find((one) => one !== undefined);
  const cut = (text = '') => wellFormed(text.slice(0, LONGEST_TEXT));
  return { subject: restrictionId, name: cut(restriction?.detail), task: cut(task?.text) };
}
