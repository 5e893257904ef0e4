import type { ReportFilter } from '@plomada/domain';
import { z } from 'zod';
import { plainText } from '../primitives';

/** Of each list, so that an address of all four is still short enough for servers on the way; and the longest of what is in them. */
export const REPORT_FILTER_LIMITS = { most: 30, longest: 200, lastTerm: 99_999 } as const;

const { most, longest, lastTerm } = REPORT_FILTER_LIMITS;
const list = z.array(plainText().max(longest)).max(most).readonly();
const term = z.number().int().min(1).max(lastTerm).nullable();

/** What reports are narrowed to. Nothing of it has to be in the plan. */
export const reportFilter = z.strictObject({
  responsibles: list,
  companies: list,
  families: list,
  branches: list,
  fromTerm: term,
  toTerm: term,
}) satisfies z.ZodType<ReportFilter>;
