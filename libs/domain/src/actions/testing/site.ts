import { evolve } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import type { DecisionContext, LoggedAction } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { brokenByUndo, decide, permissionsFor, UNDO_BARRIERS } from '../registry';
import { specContext, termPlan } from './decide';

/** A summary with two linked tasks, and two tasks of their own. */
export const START = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'A', parent: 'S', duration: 5 },
    { id: 'B', parent: 'S', duration: 3, start: '2026-03-09' },
    { id: 'C', duration: 2 },
    { id: 'D', duration: 1, responsibles: ['luis'] },
  ],
  links: ['A>B'],
});

type Values = Partial<DecisionContext>;
/** What differs from an administrator who decides: who it is. */
export const as = (
  role: 'projectAdmin' | 'facilitator' | 'responsible',
  userId = `user-${role}`,
): Values => ({
  actor: { userId, name: userId, roles: [role] },
});

/** A plan with its log, as the planning service keeps it. */
export class Site {
  private readonly log = new Map<string, LoggedAction>();

  constructor(public plan: Plan = START) {}

  private context(values: Values): DecisionContext {
    const seq = this.log.size + 1;
    return {
      ...specContext(),
      newId: (n) => `row-${seq}-${n}`,
      snapshot: () => START,
      entry: (id) => this.log.get(id) ?? null,
      ...values,
    };
  }

  /** Does it as 'action-1', 'action-2'…; answers that id. */
  do(type: string, payload: unknown, values: Values = {}): string {
    const context = this.context(values);
    const decision = decide(this.plan, { type, payload }, context);
    if (!decision.ok) throw new Error(`${type} was refused: ${JSON.stringify(decision.refusal)}`);
    const before = this.plan;
    this.plan = evolve(before, decision.changes);
    if (UNDO_BARRIERS.includes(type)) {
      for (const [id, entry] of this.log) this.log.set(id, { ...entry, behindUndoBarrier: true });
    }
    const id = `action-${this.log.size + 1}`;
    const { changes } = decision;
    const requiredPermissions = permissionsFor({ type, payload }, context);
    const seq = this.log.size + 1;
    const { userId } = context.actor;
    const broken = brokenByUndo(type, before, this.plan);
    this.log.set(id, {
      type,
      changes,
      requiredPermissions,
      seq,
      behindUndoBarrier: false,
      userId,
      brokenBefore: broken,
    });
    return id;
  }

  /** The entry of the log of an action that was done. */
  entryOf(actionId: string): LoggedAction {
    return this.log.get(actionId)!;
  }

  undo(actionId: string, values: Values = {}): string {
    return this.do('UNDO', { actionId }, values);
  }

  refusal(actionId: string, values: Values = {}): Refusal | undefined {
    const decision = decide(this.plan, { type: 'UNDO', payload: { actionId } }, this.context(values));
    return decision.ok ? undefined : decision.refusal;
  }
}
