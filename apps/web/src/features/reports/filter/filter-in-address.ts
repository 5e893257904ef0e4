import { REPORT_FILTER_LIMITS } from '@plomada/contracts';
import type { ReportFilter } from '@plomada/domain';

const LISTS = {
  responsible: 'responsibles',
  company: 'companies',
  family: 'families',
  branch: 'branches',
} as const;
const TERMS = ['fromTerm', 'toTerm'] as const;
const { most: MOST, longest: LONGEST } = REPORT_FILTER_LIMITS;
/** In the address the company of those who have none. */
const NONE = '-';

/** What an address says that anybody may have written: what is too much or too long is left out. */
export function reportFilterFrom(address: URLSearchParams): ReportFilter {
  const listOf = (param: string) =>
    address
      .getAll(param)
      .filter((value) => value !== '' && value.length <= LONGEST)
      .slice(0, MOST);
  const termOf = (param: string) => {
    const text = address.get(param) ?? '';
    return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
  };
  return {
    responsibles: listOf('responsible'),
    companies: listOf('company').map((name) => (name === NONE ? '' : name)),
    families: listOf('family'),
    branches: listOf('branch'),
    fromTerm: termOf('fromTerm'),
    toTerm: termOf('toTerm'),
  };
}

/** The address with this filter in place of what it says of one. */
export function withReportFilter(address: URLSearchParams, filter: ReportFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [param, list] of Object.entries(LISTS)) {
    next.delete(param);
    for (const value of filter[list].slice(0, MOST)) next.append(param, value === '' ? NONE : value);
  }
  for (const param of TERMS) {
    const term = filter[param];
    if (term === null) next.delete(param);
    else next.set(param, String(term));
  }
  return next;
}
