import type { PlanSettings } from '@plomada/domain';
import { type Holiday, holidaysOf, keptHolidays } from '../../calendar/holiday';
import { type WorkingWeek, workingDaysOf, workingWeekOf } from '../../calendar/working-week';

/** What a switch turns on and off. */
export const SCHEDULING_OPTIONS = [
  'autoScheduling',
  'scheduleFromEnd',
  'autoSchedulingStrict',
  'autoSchedulingMoveProjects',
  'scheduleOffsetLink',
  'moveTasksWithConstraints',
  'setTasksToHundred',
  'responsiblesPropose',
] as const;
export type SchedulingOption = (typeof SCHEDULING_OPTIONS)[number];

/** What holds of a project older than the option. */
const WHERE_NOBODY_CHOSE: Partial<Record<SchedulingOption, boolean>> = {
  setTasksToHundred: true,
  responsiblesPropose: false,
};

export interface CalendarFields extends Record<SchedulingOption, boolean>, WorkingWeek {
  startDate: string;
  /** '' for none. */
  dataDate: string;
  /** Null for none. */
  timeZone: string | null;
  holidays: Holiday[];
  periodDays: string;
  laPeriods: string;
}

export function calendarFieldsOf(settings: PlanSettings): CalendarFields {
  const { startDate, dataDate, timeZone, workingDays, periodDays, laPeriods } = settings;
  const options = Object.fromEntries(
    SCHEDULING_OPTIONS.map((option) => [option, settings[option] ?? WHERE_NOBODY_CHOSE[option]]),
  );
  return {
    ...(options as Record<SchedulingOption, boolean>),
    startDate,
    dataDate: dataDate ?? '',
    timeZone: timeZone ?? null,
    ...workingWeekOf(workingDays),
    holidays: holidaysOf(settings),
    periodDays: String(periodDays),
    laPeriods: String(laPeriods),
  };
}

/**
 * What was changed, as the plan's settings say it: what others changed meanwhile and was not touched here stays as theirs.
 */
export function changedSettings(
  fields: CalendarFields,
  dirty: Partial<Record<keyof CalendarFields, unknown>>,
): Partial<Omit<PlanSettings, 'id'>> {
  const whole = {
    ...Object.fromEntries(SCHEDULING_OPTIONS.map((option) => [option, fields[option]])),
    startDate: fields.startDate,
    dataDate: fields.dataDate || null,
    timeZone: fields.timeZone,
    periodDays: Number(fields.periodDays),
    laPeriods: Number(fields.laPeriods),
  };
  const touched = Object.entries(whole).filter(([name]) => isDirty(dirty[name as keyof CalendarFields]));
  return {
    ...Object.fromEntries(touched),
    ...((isDirty(dirty.week) || isDirty(dirty.days)) && { workingDays: workingDaysOf(fields) }),
    ...(isDirty(dirty.holidays) && keptHolidays(fields.holidays)),
  };
}

/** A form marks a field, or each part of one that has parts. */
function isDirty(mark: unknown): boolean {
  return typeof mark === 'object' && mark !== null ? Object.values(mark).some(isDirty) : mark === true;
}
