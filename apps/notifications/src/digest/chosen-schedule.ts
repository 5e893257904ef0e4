import type { EmailSchedule, ProjectSettings } from '@plomada/contracts';

/** When a project is mailed by its settings; null while nobody chose. */
export function chosenSchedule({ emails }: ProjectSettings): EmailSchedule | null {
  const { days, hour, timeZone, copies, chosen } = emails;
  return chosen ? { days, hour, timeZone, copies } : null;
}
