import { type Plan, type Refusal, rowToSee } from '@plomada/domain';
import type { RefusalLink } from '../../base/messages/messages-slice';
import { planActions } from '../state/plan-actions';

/** The way to the task or the restriction that a refusal speaks of; none where it names neither. */
export function refusalLink(plan: Plan, refusal: Pick<Refusal, 'code' | 'rows'>): RefusalLink | undefined {
  const row = rowToSee(plan, refusal);
  if (!row) return undefined;
  return { key: 'actions:see', action: planActions.see(row), isDialog: row.kind === 'restriction' };
}
