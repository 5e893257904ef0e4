import { addRow, setFields } from '../../plan/change';
import type { Baseline, BaselineTask, Plan } from '../../plan/plan';
import { type Decision, type DecisionContext, refuse } from '../../decisions/decision';
import { acceptNamed } from './named';

/** Baselines that a plan keeps. */
const MAX_BASELINES = 50;

/** One baseline more, the default from now on; refused without room, with a name that is taken, or without tasks. */
export function addDefault(
  plan: Plan,
  name: string,
  tasks: readonly BaselineTask[],
  context: DecisionContext,
): Decision {
  if (plan.baselines.size >= MAX_BASELINES) return refuse('BASELINES_FULL', { max: MAX_BASELINES });
  if (tasks.length === 0) return refuse('BASELINE_EMPTY');
  const baseline: Baseline = { id: context.newId(0), name, created: context.now, isDefault: true, tasks };
  const others = plan.baselines.rows.map((one) => setFields('baselines', one, { isDefault: false }));
  return acceptNamed(plan, [...others, addRow('baselines', baseline)]);
}
