import { Metrics } from '@plomada/service-kit';
import { DigestMetrics } from './digest-metrics';

describe('what becomes of projects whose mails are due', () => {
  it('is there before anything becomes of them, so that the first that is late is seen as growth', async () => {
    const metrics = new Metrics();
    const digests = new DigestMetrics(metrics);
    const counted = async (outcome: string) =>
      (await metrics.registry.metrics()).includes(`plomada_digest_projects_total{outcome="${outcome}"} `);
    for (const outcome of ['late', 'failed']) expect(await counted(outcome)).toBe(true);
    digests.project('late');
    expect(await metrics.registry.metrics()).toContain('plomada_digest_projects_total{outcome="late"} 1');
  });
});
