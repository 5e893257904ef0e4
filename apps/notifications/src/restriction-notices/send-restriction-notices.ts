import {
  type actionApplied,
  getProjectSettings,
  type LogEntry,
  membersOf,
  type NoticedRestriction,
  noticedRestrictions,
} from '@plomada/contracts';
import { isScenarioId, UNDO_BARRIERS, wellFormed } from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { accountOf } from '../accounts/account-of';
import { type NewParams, NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import { noticesOfChanges, type RestrictionNotice } from './restriction-notices';

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
    const restrictions = notices.map(({ restrictionId: id, gone }) => ({
      id,
      ...(gone && { gone: { responsible: gone.responsible, taskIds: gone.taskIds } }),
    }));
    const [{ businessId }, told] = await Promise.all([
      this.rpc.call(getProjectSettings, { projectId }),
      this.rpc.call(noticedRestrictions, { projectId, restrictions }),
    ]);
    const { members } = await this.rpc.call(membersOf, { businessId });
    for (const { type, own } of byResponsible(told.restrictions, notices)) {
      const [first] = own as [NoticedRestriction];
      const { responsible } = first;
      const account = responsible.isActive ? accountOf(responsible, members) : null;
      if (!account || account.user.id === entry.actor.userId) continue;
      await this.notices.add(`${projectId}:${entry.actionId}:${EVENTS[type]}:${responsible.id}`, {
        ...{ projectId, to: account.user.id, date: entry.at, type },
        params: { by: entry.actor.name, count: own.length, ...calledOf(first) },
      });
    }
    await this.tell.of(projectId);
  }
}

/** What each responsible is told, of each kind by itself. */
function byResponsible(told: readonly NoticedRestriction[], notices: readonly RestrictionNotice[]) {
  const known = new Map(told.map((one) => [one.id, one]));
  const groups = new Map<string, { type: RestrictionNotice['type']; own: NoticedRestriction[] }>();
  for (const { type, restrictionId, gone } of notices) {
    const asked = known.get(restrictionId);
    if (!asked) continue;
    const one = gone ? { ...asked, detail: gone.detail } : asked;
    const key = `${type}:${one.responsible.id}`;
    const group = groups.get(key);
    if (group) group.own.push(one);
    else groups.set(key, { type, own: [one] });
  }
  return groups.values();
}

/** What the restriction is called, and its first task. */
function calledOf({ id, detail, task }: NoticedRestriction): NewParams {
  const cut = (text: string) => wellFormed(text.slice(0, LONGEST_TEXT));
  return { subject: id, name: cut(detail), task: cut(task) };
}
