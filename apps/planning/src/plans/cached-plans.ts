import { rowsOf, type CachedPlan } from './cached-plan';

/** Plans kept in memory: at most `maxPlans` with at most `maxRows` rows together, least recently used out first. */
export class CachedPlans {
  private readonly plans = new Map<string, { cached: CachedPlan; rows: number }>();
  private rows = 0;

  /** `onEvicted` hears of each plan that made room for others. */
  constructor(
    private readonly limits: { readonly maxPlans: number; readonly maxRows: number },
    private readonly onEvicted: (projectId: string) => void = () => undefined,
  ) {}

  get(projectId: string): CachedPlan | undefined {
    const kept = this.plans.get(projectId);
    if (!kept) return undefined;
    this.plans.delete(projectId);
    this.plans.set(projectId, kept);
    return kept.cached;
  }

  /** Keeps the plan unless a newer one is there, or one that was seen after the database was lost; answers the one kept. */
  keep(cached: CachedPlan): CachedPlan {
    const present = this.get(cached.projectId);
    if (present && isNewer(present, cached)) return present;
    this.drop(cached.projectId);
    const rows = rowsOf(cached);
    this.plans.set(cached.projectId, { cached, rows });
    this.rows += rows;
    this.evict();
    return cached;
  }

  drop(projectId: string): void {
    this.rows -= this.plans.get(projectId)?.rows ?? 0;
    this.plans.delete(projectId);
  }

  dropWhere(isGone: (projectId: string) => boolean): void {
    for (const projectId of [...this.plans.keys()]) if (isGone(projectId)) this.drop(projectId);
  }

  get size(): number {
    return this.plans.size;
  }

  /** The newest stays, however large. */
  private evict(): void {
    for (const projectId of this.plans.keys()) {
      const fits = this.plans.size <= this.limits.maxPlans && this.rows <= this.limits.maxRows;
      if (fits || this.plans.size === 1) return;
      this.drop(projectId);
      this.onEvicted(projectId);
    }
  }
}

function isNewer(present: CachedPlan, cached: CachedPlan): boolean {
  return present.epoch === cached.epoch ? present.seq >= cached.seq : present.epoch > cached.epoch;
}
