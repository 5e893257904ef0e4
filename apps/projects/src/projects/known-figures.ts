import { Injectable } from '@nestjs/common';
import { planChanged, reportsComputed } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { Figures } from './summary';

/** How long figures are believed when no event says otherwise, in milliseconds: an event that was lost costs no more. */
const BELIEVED = 10_000;
/** Projects kept; the oldest answer goes first. */
const MOST = 20_000;

/**
 * What planning and reports last told of projects, so that a list need not ask them of hundreds that nobody touched.
 * Forgotten as soon as the plan changes or new results are there: every process of this service hears of both.
 */
@Injectable()
export class KnownFigures {
  private readonly known = new Map<string, { figures: Figures; until: number }>();
  /** For each question under way, what changed since it was asked. */
  private readonly changed = new Set<Set<string>>();

  of(projectId: string): Figures | null {
    const entry = this.known.get(projectId);
    return entry && entry.until > Date.now() ? entry.figures : null;
  }

  /** Called before asking; what it answers is called once, with the answer. */
  asking(): (answer: readonly (readonly [string, Figures])[]) => void {
    const since = new Set<string>();
    this.changed.add(since);
    return (answer) => {
      this.changed.delete(since);
      for (const [projectId, figures] of answer) if (!since.has(projectId)) this.keep(projectId, figures);
    };
  }

  @OnEvent(planChanged, { queue: 'each' })
  onPlanChanged({ projectId }: { projectId: string }): void {
    this.forget(projectId);
  }

  @OnEvent(reportsComputed, { queue: 'each' })
  onComputed({ projectId }: { projectId: string }): void {
    this.forget(projectId);
  }

  private keep(projectId: string, figures: Figures): void {
    this.known.delete(projectId);
    this.known.set(projectId, { figures, until: Date.now() + BELIEVED });
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value as string);
  }

  private forget(projectId: string): void {
    this.known.delete(projectId);
    for (const since of this.changed) since.add(projectId);
  }
}
