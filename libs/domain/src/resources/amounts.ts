import type { Resource } from '../plan/plan';

/** The unit of a resource whose amounts are hours of work. */
export const WORK_HOURS = 'h';

/** What one of a resource's amount is: hours of work, or what the file calls it (m3, bags); '' where nobody said. */
export function unitOf({ unit = '' }: Pick<Resource, 'unit'>): string {
  return unit;
}

/** A resource's name with its unit, as lists show it: `Concrete (m3)`. */
export function nameWithUnit(resource: Pick<Resource, 'name' | 'unit'>): string {
  const unit = unitOf(resource);
  return unit === '' ? resource.name : `${resource.name} (${unit})`;
}

/** The whole amount nearest to one of a file; what is needed at all is needed once at least. */
export function wholeAmount(amount: number): number {
  return amount > 0 ? Math.max(1, Math.round(amount)) : 0;
}
