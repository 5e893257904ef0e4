import type { ImportedSchedule } from '@plomada/domain';
import type { Written } from '../writing/written';
import { OWN_FORMAT, OWN_VERSION, type OwnFile } from './own';

/** A schedule in our own shape; read again it is the same. `scheduleOfPlan` makes one of a plan. */
export function writeScheduleJson(schedule: ImportedSchedule): Written {
  const file: OwnFile = { format: OWN_FORMAT, version: OWN_VERSION, unit: 'day', ...schedule };
  const bytes = new TextEncoder().encode(`${JSON.stringify(file, null, 1)}\n`);
  return { bytes, mime: 'application/json', warnings: [] };
}
