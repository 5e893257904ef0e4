import { rowsOf, type WarmPlan } from './warm-plan';

/** Plans kept in memory: at most `maxPlans` with at most `maxRows` rows together, least recently used out first. */
export class WarmPlans {
  private readonly plans = new Map<string, { warm: WarmPlan; rows: number }>();
  private rows = 0;

  /** `onEvicted` hears of each plan that made room for others. */
  constructor(
    private readonly limits: { readonly maxPlans: number; readonly maxRows: number },
    private readonly onEvicted: (projectId: string) => void = () => undefined,
  ) {}

  get(projectId: string): WarmPlan | undefined {
    const kept = this.plans.get(projectId);
    if (!kept) return undefined;
    this.plans.delete(projectId);
    this.plans.set(projectId, kept);
    return kept.warm;
  }

  /** Keeps the plan unless a newer one is there, or one that was seen after the database was lost; answers the one kept. */
  keep(warm: WarmPlan): WarmPlan {
    const present = this.get(warm.projectId);
    if (present && isNewer(present, warm)) return present;
    this.drop(warm.projectId);
    const rows = rowsOf(warm);
    this.plans.set(warm.projectId, { warm, rows });
    this.rows += rows;
    this.evict();
    return warm;
  }

  drop(projectId: string): void {
    this.rows -= this.plans.get(projectId)?.rows ?? 0;
    this.plans.delete(projectId);
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

function isNewer(present: WarmPlan, warm: WarmPlan): boolean {
  return present.epoch === warm.epoch ? present.seq >= warm.seq : present.epoch > warm.epoch;
}
