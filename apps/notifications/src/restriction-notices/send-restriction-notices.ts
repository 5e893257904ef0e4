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
import { restrictionOf, type RestrictionNotice, noticesOfChanges } from './restriction-notices';

const LONGEST_TEXT = 200;

/** By what each is named among the events, so that it is told once. */
const EVENTS = {
  RESTRICTION_ASSIGNED: 'assigned',
  RESTRICTION_RELEASED: 'released',
  RESTRICTION_REMOVED: 'removed',
} as const satisfies Record<RestrictionNotice['type'], string>;

/**
 * Tells people at once which restrictions somebody else made theirs, and which of theirs somebody else released or removed. What
 * whole plans bring (an import, a rollback) and what is too much for a message is in their next digest.
 */
@Injectable()
export class SendRestrictionNotices {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notices: NoticeRepository,
    private readonly tell: TellChange,
  ) {}

  async of({ projectId, entry, large }: z.output<typeof actionApplied.payload>): Promise<void> {
    if (large || isScenarioId(projectId) || UNDO_BARRIERS.includes(entry.type)) return;
    const notices = noticesOfChanges(entry.changes);
    if (notices.length === 0) return;
    try {
      await this.tellOf(projectId, entry, notices);
    } catch (error) {
      // Deleted meanwhile: there is nobody left to tell.
      if (!(error instanceof AppFailure && error.kind === 'notFound')) throw error;
    }
  }

  private async tellOf(
    projectId: string,
    entry: LogEntry,
    notices: readonly RestrictionNotice[],
  ): Promise<void> {
    const [{ businessId }, { plan: document }] = await Promise.all([
      this.rpc.call(getProjectSettings, { projectId }),
      this.rpc.call(getPlan, { projectId }),
    ]);
    const { members } = await this.rpc.call(membersOf, { businessId });
    const plan = fromDocument(document);
    for (const { type, responsible, own } of byResponsible(plan, notices)) {
      const person = plan.responsibles.get(responsible);
      const account = person?.isActive ? accountOf(person, members) : null;
      if (!account || account.user.id === entry.actor.userId) continue;
      await this.notices.add(`${projectId}:${entry.actionId}:${EVENTS[type]}:${responsible}`, {
        ...{ projectId, to: account.user.id, date: entry.at, type },
        params: { by: entry.actor.name, count: own.length, ...calledOf(plan, own[0]!) },
      });
    }
    await this.tell.of(projectId);
  }
}

/** What each responsible is told, of each kind by itself. */
function byResponsible(plan: Plan, notices: readonly RestrictionNotice[]) {
  const groups = new Map<
    string,
    { type: RestrictionNotice['type']; responsible: string; own: RestrictionNotice[] }
  >();
  for (const one of notices) {
    const responsible = restrictionOf(plan, one)?.responsible;
    if (!responsible) continue;
    const key = `${one.type}:${responsible}`;
    const group = groups.get(key);
    if (group) group.own.push(one);
    else groups.set(key, { type: one.type, responsible, own: [one] });
  }
  return groups.values();
}

/** What the restriction is called, and its first task; as it is by now, '' where it is gone without having been said so. */
function calledOf(plan: Plan, notice: RestrictionNotice): NewParams {
  const restriction = restrictionOf(plan, notice);
  const task = restriction?.taskIds.map((id) => plan.tasks.get(id)).find((one) => one !== undefined);
  const cut = (text = '') => wellFormed(text.slice(0, LONGEST_TEXT));
  return { subject: notice.restrictionId, name: cut(restriction?.detail), task: cut(task?.text) };
}
