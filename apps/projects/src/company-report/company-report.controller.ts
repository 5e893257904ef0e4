import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ReadCompanyReport } from './read-company-report';

@Controller()
export class CompanyReportController {
  constructor(private readonly report: ReadCompanyReport) {}

  @HandleRpc(contracts.companyReportOf)
  companyReportOf({ businessId }: z.infer<typeof contracts.companyReportOf.request>) {
    return this.report.execute(businessId);
  }
}
