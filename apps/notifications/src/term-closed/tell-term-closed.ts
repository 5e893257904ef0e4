import { getPlan, getProjectSettings, membersOf, rolesOf, termClosed } from '@plomada/contracts';
import { fromDocument, hearsOfAll, hearsOfOwn, promisesAtClose } from '@plomada/domain';
import { AppFailure, type EventMeta, OnEvent, RpcClient } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { accountOf } from '../accounts/account-of';
import { NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import { TellWebhooks } from '../webhooks/tell-webhooks';

type Closed = z.output<typeof termClosed.payload>;

/** A closed term is told to those who look after the project, but for who closed it, to each who had promised something for it, and to programs that want to know. */
@Injectable()
export class TellTermClosed {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notices: NoticeRepository,
    private readonly tell: TellChange,
    private readonly webhooks: TellWebhooks,
  ) {}

  @OnEvent(termClosed)
  async onTermClosed(closed: Closed, { id }: EventMeta): Promise<void> {
    const { met, promised } = closed;
    const by = closed.byUserId;
    await this.notices.add(id, {
      ...{ ...aboutOf(closed), ...(by !== undefined && { by }) },
      params: { ...paramsOf(closed), met, promised },
    });
    await this.webhooks.termClosed(closed, id);
    try {
      await this.tellResponsibles(closed, id);
    } finally {
      // Where that has to be tried again, what is stored already is seen meanwhile.
      await this.tell.of(closed.projectId);
    }
  }

  /** Of their own promises alone; who hears of everybody's has heard already. */
  private async tellResponsibles(closed: Closed, eventId: string): Promise<void> {
    const { projectId } = closed;
    for (const { userId, kept, promised } of await this.promisedBy(closed)) {
      const { roles } = await this.rpc.call(rolesOf, { userId, projectId });
      if (!hearsOfOwn(roles, 'TERM_CLOSED') || hearsOfAll(roles, 'TERM_CLOSED')) continue;
      await this.notices.add(`${eventId}:${userId}`, {
        ...{ ...aboutOf(closed), to: userId },
        params: { ...paramsOf(closed), met: kept, promised, own: 1 },
      });
    }
  }

  /** What each person with an account had promised and kept; nobody's of a project that was deleted meanwhile. */
  private async promisedBy({ projectId, termId }: Closed) {
    try {
      const [{ businessId }, { plan: document }] = await Promise.all([
        this.rpc.call(getProjectSettings, { projectId }),
        this.rpc.call(getPlan, { projectId }),
      ]);
      const { members } = await this.rpc.call(membersOf, { businessId });
      return promisesAtClose(fromDocument(document), termId).flatMap(({ responsible, kept, promised }) => {
        const account = responsible?.isActive ? accountOf(responsible, members) : null;
        return account ? [{ userId: account.user.id, kept, promised }] : [];
      });
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'notFound') return [];
      throw error;
    }
  }
}

const aboutOf = ({ projectId, at }: Closed) => ({ projectId, date: at, type: 'TERM_CLOSED' as const });

const paramsOf = ({ number, closedBy, again }: Closed) => ({ number, closedBy, ...(again && { again: 1 }) });
