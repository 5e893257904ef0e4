import type { Plan } from './plan';

/**
 * A value that follows from a plan, calculated once for each plan object.
 *
 * Plans never change in place, so the object itself is the key, and a value goes when its plan goes.
 */
export function derived<T>(compute: (plan: Plan) => T): (plan: Plan) => T {
  return derivedFrom((plan) => plan, compute);
}

/** The same for a value that follows from one part of the plan only: edits of other parts keep it. */
export function derivedFrom<T, S extends Partial<Plan> = Plan>(
  partOf: (plan: S) => object,
  compute: (plan: S) => T,
): (plan: S) => T {
  const known = new WeakMap<object, { readonly value: T }>();
  return (plan) => {
    const part = partOf(plan);
    let entry = known.get(part);
    if (!entry) known.set(part, (entry = { value: compute(plan) }));
    return entry.value;
  };
}
