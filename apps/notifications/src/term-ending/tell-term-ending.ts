import type { Member } from '@plomada/contracts';
import { type CivilDate, type Plan, unrecordedAtEnd } from '@plomada/domain';
import { Injectable } from '@nestjs/common';
import { accountOf } from '../accounts/account-of';
import { NoticeRepository } from '../notices/notice.repository';

/** Before a term ends, those who promised something for it hear that nothing is recorded of it, once a term. */
@Injectable()
export class TellTermEnding {
  constructor(private readonly notices: NoticeRepository) {}

  /** People of their own promises, the administrators of everybody's; nobody while the term has more days, or where all is recorded. */
  async of(projectId: string, plan: Plan, members: readonly Member[], today: CivilDate): Promise<void> {
    const unrecorded = unrecordedAtEnd(plan, today);
    if (!unrecorded) return;
    const { term, isOver, count, people } = unrecorded;
    const date = new Date().toISOString();
    const event = `${projectId}:ending:${term.number}:${term.startDate}`;
    const about = { number: term.number, lastDay: term.lastDay, ...(isOver && { over: 1 }) };
    const type = 'TERM_ENDING' as const;
    await this.notices.add(event, { projectId, date, type, params: { ...about, count, everybody: 1 } });
    for (const { responsible, count: own } of people) {
      const account = accountOf(responsible, members);
      if (!account) continue;
      const to = account.user.id;
      await this.notices.add(`${event}:${to}`, {
        projectId,
        to,
        date,
        type,
        params: { ...about, count: own },
      });
    }
  }
}
