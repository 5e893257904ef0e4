import { pastActions, type PlanSnapshot, searchable } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ROLLBACK } from '../log/action-types';
import { SnapshotsRepository } from '../close/snapshots.repository';
import { entriesInOrder } from '../log/log-in-order';
import { LogHeadersRepository } from '../log/log-headers.repository';
import { PlanStore } from '../plans/plan-store';
import { authorOf, type PastAction, pastActionOf } from './past-action';

type Request = z.output<typeof pastActions.request>;
type Response = z.output<typeof pastActions.response>;

const MOST_ACTIONS = 200;
/** Entries that one answer looks through for a text: a long log is searched in several. */
const MOST_LOOKED_AT = 5_000;

/** The log as people read it: who did what, when, and to which task. */
@Controller()
export class PastActionsController {
  constructor(
    private readonly plans: PlanStore,
    private readonly log: LogHeadersRepository,
    private readonly snapshots: SnapshotsRepository,
  ) {}

  @HandleRpc(pastActions)
  async of(request: Request): Promise<Response> {
    const page = await this.page(request);
    if (request.before !== null || request.row !== undefined) return page;
    return { ...page, authors: (await this.log.authors(request.projectId)).map(authorOf) };
  }

  private async page({ projectId, most, text, termWord, row, ...asked }: Request): Promise<Response> {
    const { plan } = await this.plans.known(projectId);
    const wanted = searchable(text ?? '');
    const actions: PastAction[] = [];
    let lookedAt = 0;
    let last: number | null = null;
    let snapshots: readonly PlanSnapshot[] | null = null;
    const entries =
      row === undefined
        ? entriesInOrder(this.log, projectId, asked)
        : this.log.historyBefore(projectId, asked.before ?? Number.MAX_SAFE_INTEGER, row, asked);
    for await (const entry of entries) {
      if (actions.length === (most ?? MOST_ACTIONS) || lookedAt === MOST_LOOKED_AT) {
        return { actions, next: last };
      }
      lookedAt += 1;
      last = entry.seq;
      if (entry.type === ROLLBACK) snapshots ??= await this.snapshots.of(projectId);
      const action = {
        ...pastActionOf(entry, plan, snapshots ?? []),
        ...(row !== undefined && { changes: [...(entry.changes ?? [])] }),
      };
      if (wanted === '' || searchable(textOf(action, termWord)).includes(wanted)) actions.push(action);
    }
    return { actions, next: null };
  }
}

/** What a text is looked for in: what people read of the action. */
function textOf(
  { User, acceptedBy, task, restriction, rolledBackTo, closed, reopened }: PastAction,
  termWord = '',
): string {
  const number = (rolledBackTo ?? closed ?? reopened)?.number;
  const term = number === undefined ? '' : `${termWord} ${number}`;
  const author = `${User.firstName} ${User.lastName}`;
  return [author, acceptedBy?.name, task?.code, task?.name, restriction?.name, term, reopened?.reason].join(
    '\n',
  );
}
