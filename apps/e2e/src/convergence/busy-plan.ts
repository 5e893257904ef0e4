import { evolve, fromDocument, hashOf, type Plan } from '@plomada/domain';
import type { SignedIn } from '../api/api';
import { newProject } from '../api/new-project';
import { logOf, planOf } from '../api/plan-log';
import { Crowd } from './crowd';

/** A new project, those who work on it at once, and what it was before. */
export class BusyPlan {
  private constructor(
    private readonly admin: SignedIn,
    private readonly projectId: string,
    private readonly before: Plan,
    readonly crowd: Crowd,
  ) {}

  /** Worked on by the product under test, unless there is another address of it. */
  static async start(people: readonly SignedIn[], seed: number, url?: string): Promise<BusyPlan> {
    const [admin, ...others] = people as [SignedIn, ...SignedIn[]];
    const { id } = await newProject(admin, `Tormenta ${seed}`, others);
    const before = fromDocument((await planOf(admin, id)).plan);
    return new BusyPlan(admin, id, before, await Crowd.start(people, id, seed, url));
  }

  settle(): Promise<void> {
    return this.crowd.settle(this.admin, this.projectId);
  }

  async expectOnePlanForAll(): Promise<void> {
    const { told, workers, hostileClients } = this.crowd;
    const log = await logOf(this.admin, this.projectId);
    const { plan, seq } = await planOf(this.admin, this.projectId);
    const { accepted, refused } = told;
    expect(log.map((entry) => entry.seq)).toEqual(log.map((_, place) => place + 1));
    expect(seq).toBe(log.length);
    const inLog = log.map((entry) => [entry.actionId, entry.seq]);
    expect([...accepted].sort(([, a], [, b]) => a - b)).toEqual(inLog);
    expect([...refused.keys()].filter((action) => accepted.has(action))).toEqual([]);
    expect(hostileClients.flatMap(({ believed }) => believed)).toEqual([]);

    const hash = hashOf(fromDocument(plan));
    expect(hashOf(log.reduce((state, { changes }) => evolve(state, changes), this.before))).toBe(hash);
    for (const { state, drifts } of workers) {
      expect([hashOf(state.confirmed), hashOf(state.visible), drifts]).toEqual([hash, hash, 0]);
    }
    expect(accepted.size).toBeGreaterThan(30);
    expect(refused.size).toBeGreaterThan(10);
  }

  toString(): string {
    const { accepted, refused } = this.crowd.told;
    return `${accepted.size} accepted, ${refused.size} refused`;
  }
}
