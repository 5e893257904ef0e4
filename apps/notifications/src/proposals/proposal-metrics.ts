import { Metrics } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

@Injectable()
export class ProposalMetrics {
  readonly proposals: Counter<'outcome' | 'code'>;

  constructor({ registry }: Metrics) {
    this.proposals = new Counter({
      name: 'plomada_notifications_proposals_total',
      help: 'Proposals by what became of them (proposed, accepted, rejected, withdrawn, refused, unfinished) and code.',
      labelNames: ['outcome', 'code'],
      registers: [registry],
    });
  }
}
