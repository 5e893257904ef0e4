import type { Plan } from '@plomada/domain';
import { scheduleOfPlan, writeMspdi, type Written, writePmxml, writeXer } from '@plomada/interchange';
import type { ScheduleTarget } from '../export-target';

/** The plan as a file of another tool, `today` being the project's day. Loaded when it is first asked for. */
export function writeSchedule(target: ScheduleTarget, plan: Plan, today: string): Written {
  const schedule = scheduleOfPlan(plan);
  switch (target) {
    case 'msproject':
      return {
        bytes: new TextEncoder().encode(writeMspdi(schedule)),
        mime: 'application/xml',
        warnings: [],
      };
    case 'primaveraP6':
      return writePmxml(schedule);
    case 'xer':
      return writeXer(schedule, today);
  }
}
