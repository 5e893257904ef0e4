import { companyReport } from '@plomada/contracts';
import { request } from '../../../base/api/request';

export const loadReport = (businessId: string) =>
  request(`/business/${encodeURIComponent(businessId)}/report`, { answer: companyReport });
