import type { createProject } from '@plomada/contracts';
import { defaultSettings, type PlanSettings } from '@plomada/domain';
import type { z } from 'zod';

/** The settings that a new project's plan begins with. */
export function settingsOf(project: z.infer<typeof createProject.request>['project']): PlanSettings {
  const { name, startDate, workingDays, holidays, periodDays, laPeriods } = project;
  return {
    ...defaultSettings(name, startDate),
    workingDays,
    holidays: [...new Set(holidays)].sort(),
    periodDays,
    laPeriods,
  };
}
