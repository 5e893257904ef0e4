import { companyReport } from '@plomada/contracts';
import { request } from '../../../app/api/request';

export const loadReport = (businessId: string) =>
  request(`/business/${encodeURIComponent(businessId)}/report`, { answer: companyReport });
