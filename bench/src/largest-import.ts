import { scheduleOfPlan, writeMspdi } from '@plomada/interchange';
// Not through the index: what else it exports starts services, which a bundle cannot.
import { generatePlan } from '../../libs/testing/src/plan-generator';

/** The largest schedule that an import takes, as MS Project would hand it over: MSPDI, and what it holds. */
export function largestImport(): { readonly text: string; readonly tasks: number; readonly links: number } {
  const plan = generatePlan({ tasks: 3500, links: 6000 });
  return { text: writeMspdi(scheduleOfPlan(plan)), tasks: plan.tasks.size, links: plan.links.size };
}
