import { type PastAction, pastActions } from '@plomada/contracts';
import { type Plan, treeOf } from '@plomada/domain';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { type EntryHeader, LogRepository } from '../log/log.repository';
import { PlanStore } from '../plans/plan-store';

type Request = z.output<typeof pastActions.request>;
type Response = z.output<typeof pastActions.response>;

const MOST_ACTIONS = 200;

/** The log as people read it: who did what, when, and to which task. */
@Controller()
export class PastActionsController {
  constructor(
    private readonly plans: PlanStore,
    private readonly log: LogRepository,
  ) {}

  @HandleRpc(pastActions)
  async of({ projectId, from, before }: Request): Promise<Response> {
    const { plan } = await this.plans.known(projectId);
    const actions: PastAction[] = [];
    for await (const entry of this.log.headersBefore(projectId, before ?? Number.MAX_SAFE_INTEGER)) {
      // Instants follow the seq, so everything that comes now is older still.
      if (from !== null && entry.at < from) break;
      if (actions.length === MOST_ACTIONS) return { actions, next: actions.at(-1)?.seq ?? null };
      actions.push(pastAction(entry, plan));
    }
    return { actions, next: null };
  }
}

function pastAction(entry: EntryHeader, plan: Plan): PastAction {
  const { actionId, seq, when, at, type, projectId, actor } = entry;
  const { userId, firstName, lastName } = actor;
  return {
    id: actionId,
    seq,
    when,
    at,
    action: { type },
    project_id: projectId,
    User: { id: userId, firstName, lastName },
    task: taskOf(entry, plan),
  };
}

/** A task that the author edited, or one that came or went by it. */
function taskOf({ touched, changes }: EntryHeader, plan: Plan): PastAction['task'] {
  const edited = touched.map((key) => key.split('/')).find(([table, id]) => table === 'tasks' && id !== '*');
  const first = changes?.find(({ table }) => table === 'tasks');
  const id = edited?.[1] ?? first?.id;
  if (id === undefined) return null;
  const task = plan.tasks.get(id);
  if (task) return { id, code: treeOf(plan).shortCodeOf(id), name: task.text };
  const row = first?.id === id && first.kind !== 'set' ? (first.row as unknown as { text: string }) : null;
  return { id, code: null, name: row?.text ?? '' };
}
