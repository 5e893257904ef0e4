import type { createProject } from '@plomada/contracts';
import { defaultSettings, namesOfHolidays, type PlanSettings } from '@plomada/domain';
import type { z } from 'zod';

/** The settings that a new project's plan begins with. */
export function settingsOf(project: z.infer<typeof createProject.request>['project']): PlanSettings {
  const { name, startDate, workingDays, holidays, holidayNames, periodDays, laPeriods, timeZone } = project;
  return {
    ...defaultSettings(name, startDate),
    workingDays,
    holidays: [...new Set(holidays)].sort(),
    holidayNames: namesOfHolidays(holidays, holidayNames),
    periodDays,
    laPeriods,
    ...(timeZone && { timeZone }),
  };
}
