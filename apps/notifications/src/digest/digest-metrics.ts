import { Injectable } from '@nestjs/common';
import { Metrics } from '@plomada/service-kit';
import { Counter } from 'prom-client';

/** What becomes of digests, by mail and by project. */
@Injectable()
export class DigestMetrics {
  readonly mails: Counter<'outcome'>;
  readonly projects: Counter<'outcome'>;

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
  }
}
