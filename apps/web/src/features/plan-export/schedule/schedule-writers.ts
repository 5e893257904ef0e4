import type { ImportedSchedule, Plan } from '@plomada/domain';
import {
  baselinesLeftOut,
  duplicateLinkWarnings,
  responsiblesLeftOut,
  scheduleOfPlan,
  writeCalendar,
  writeMasterPlanCsv,
  writeMasterPlanXlsx,
  writeMspdi,
  writePmxml,
  writeScheduleJson,
  type Written,
  writeXer,
  XLSX_MIME,
} from '@plomada/interchange';
import type { ScheduleTarget } from '../export-target';

interface Now {
  /** The project's day. */
  readonly today: string;
  /** Instant, ISO 8601 UTC. */
  readonly instant: string;
}

/** The formats that say who is responsible for a task. */
const HAVE_PEOPLE: ReadonlySet<ScheduleTarget> = new Set(['msproject', 'primaveraP6', 'xer', 'json']);

/** The plan as a file of another tool, with what that file lacks. Loaded when it is first asked for. */
export function writeSchedule(target: ScheduleTarget, plan: Plan, projectId: string, now: Now): Written {
  const file = written(target, plan, projectId, now);
  if (HAVE_PEOPLE.has(target)) return file;
  return { ...file, warnings: [...file.warnings, ...responsiblesLeftOut(plan)] };
}

function written(target: ScheduleTarget, plan: Plan, projectId: string, now: Now): Written {
  switch (target) {
    case 'msproject':
      return withBaselinesCut(asProjectXml(scheduleOfPlan(plan)), plan);
    case 'primaveraP6':
      return withBaselinesCut(writePmxml(scheduleOfPlan(plan)), plan);
    case 'xer':
      return writeXer(scheduleOfPlan(plan), now.today);
    case 'json':
      return withBaselinesCut(writeScheduleJson(scheduleOfPlan(plan)), plan);
    case 'xlsx':
      return complete(writeMasterPlanXlsx(plan), XLSX_MIME);
    case 'csv':
      return complete(writeMasterPlanCsv(plan), 'text/csv');
    case 'ics':
      return writeCalendar(plan, { projectId, now: now.instant });
  }
}

const asProjectXml = (schedule: ImportedSchedule): Written => ({
  ...complete(new TextEncoder().encode(writeMspdi(schedule)), 'application/xml'),
  warnings: duplicateLinkWarnings(schedule),
});

/** Tells of the baselines that a format with eleven of them has no number for. */
const withBaselinesCut = (file: Written, plan: Plan): Written => ({
  ...file,
  warnings: [...file.warnings, ...baselinesLeftOut(plan)],
});

/** Says nothing of what the format leaves out: its description does. */
const complete = (bytes: Uint8Array, mime: string): Written => ({ bytes, mime, warnings: [] });
