import type { Cause, Plan } from '../plan/plan';
import { closedTerms } from '../terms/open-term';

/** A cause that can be given at once: its type, and the role that it usually comes from; null where nobody has said one yet. */
export interface UsualCause {
  readonly cncType: string;
  readonly cncOrigin: string | null;
}

/**
 * The causes that a firm's list has, those first that the closed terms of the project have most often: each of its types once with
 * every role that it was said to come from, and then those that nobody has given yet, in the order of the list.
 */
export function usualCauses(plan: Plan, types: readonly string[]): readonly UsualCause[] {
  const listed = new Set(types);
  const counts = new Map<string, { readonly cause: UsualCause; count: number }>();
  for (const { tasks } of closedTerms(plan)) {
    for (const { cncType, cncOrigin } of tasks.flatMap(({ causes }) => causes)) {
      if (!listed.has(cncType) || cncOrigin.trim() === '') continue;
      const key = JSON.stringify([cncType, cncOrigin]);
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { cause: { cncType, cncOrigin }, count: 1 });
    }
  }
  const used = [...counts.values()].sort((one, other) => other.count - one.count).map(({ cause }) => cause);
  const isUsed = new Set(used.map(({ cncType }) => cncType));
  const fresh = [...listed].filter((type) => !isUsed.has(type));
  return [...used, ...fresh.map((cncType) => ({ cncType, cncOrigin: null }))];
}

/**
 * A cause that was chosen and not written. The close asks for a detail too (planning core, "Closing a short term"): where nobody said
 * more, what was chosen is all there is to say.
 */
export function chosenCause(cncType: string, cncOrigin: string, said: string): Omit<Cause, 'id'> {
  return { cncType, cncOrigin, detail: said.trim() || cncType };
}
