import { laboratoryOf } from '@plomada/contracts';
import { causesOfTerms, familiesOfTerms, termsIn } from '@plomada/domain';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { IndicatorQueue } from '../queue/indicator-queue';
import { type ProjectTerms, ReportRepository } from '../results/report.repository';

type Asked = z.output<typeof laboratoryOf.request>;
type Answer = z.input<typeof laboratoryOf.response>;

@Controller()
export class LaboratoryController {
  constructor(
    private readonly reports: ReportRepository,
    private readonly queue: IndicatorQueue,
  ) {}

  /** What is stored, be it of yesterday. What was stored before there were such terms is calculated because somebody looks. */
  @HandleRpc(laboratoryOf)
  async laboratoryOf({ projectIds, ...chosen }: Asked): Promise<Answer> {
    const found = await this.reports.termsOf(projectIds, chosen.indicators);
    const older = found.filter(({ laboratory, failed }) => !laboratory && !failed);
    await Promise.all(older.map(({ projectId }) => this.queue.askIfPossible(projectId)));
    const known = new Map(found.map((one) => [one.projectId, one]));
    return { projects: projectIds.map((projectId) => chosenOf(projectId, known.get(projectId), chosen)) };
  }
}

function chosenOf(
  projectId: string,
  found: ProjectTerms | undefined,
  { indicators, ...period }: Omit<Asked, 'projectIds'>,
): Answer['projects'][number] {
  const terms = termsIn(found?.laboratory ?? [], period);
  return {
    projectId,
    computedAt: found?.laboratory ? found.computedAt : null,
    failed: found?.failed ?? false,
    terms: terms.map(({ number, lastDay, figures }) => ({
      ...{ number, lastDay },
      figures: Object.fromEntries(indicators.flatMap((id) => (figures?.[id] ? [[id, figures[id]]] : []))),
    })),
    causes: [...causesOfTerms(terms)],
    families: [...familiesOfTerms(terms)],
  };
}
