import { Injectable } from '@nestjs/common';
import { Metrics } from '@plomada/service-kit';
import { Counter } from 'prom-client';

const PROJECT_OUTCOMES = ['done', 'dayOff', 'late', 'gone', 'failed'] as const;
type ProjectOutcome = (typeof PROJECT_OUTCOMES)[number];

/** What becomes of digests, by mail and by project. */
@Injectable()
export class DigestMetrics {
  readonly mails: Counter<'outcome'>;
  private readonly projects: Counter<'outcome'>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.mails = new Counter({
      name: 'plomada_digests_total',
      help: 'Digests of restrictions by outcome: queued, or skipped (nothing, unsubscribed, address, again, excluded, tooMany).',
      labelNames: ['outcome'],
      registers,
    });
    this.projects = new Counter({
      name: 'plomada_digest_projects_total',
      help: 'Projects whose digests were due by outcome: done, skipped (dayOff, late, gone), failed.',
      labelNames: ['outcome'],
      registers,
    });
    // A series that begins with its first failure has not grown by it, and nobody would be told.
    for (const outcome of PROJECT_OUTCOMES) this.projects.inc({ outcome }, 0);
  }

  project(outcome: ProjectOutcome): void {
    this.projects.inc({ outcome });
  }
}
