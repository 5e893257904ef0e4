import { type Plan, responsibleLabel, responsiblesInTerm, shortTermOfFile } from '@plomada/domain';
import { zipSync } from 'fflate';
import { shortTermTemplateName } from '../names/file-names';
import { NO_TIME } from './finish';
import { writeShortTermTemplate } from './short-term';

/**
 * The template of the open term for each who has tasks in it, packed together: one file a person, or several where somebody has
 * more tasks than a file holds. `nobody` is what the file of tasks without a responsible is called after.
 */
export function writeShortTermTemplates(plan: Plan, nobody: string): Uint8Array {
  const files = responsiblesInTerm(plan).flatMap((of) => {
    const name = of === null ? nobody : responsibleLabel(plan, plan.responsibles.get(of)!);
    const { parts } = shortTermOfFile(plan, { of });
    return Array.from({ length: parts }, (_, part) => ({ name, choice: { of, part } }));
  });
  const named = files.map(({ name, choice }, place) => [
    shortTermTemplateName(place + 1, name),
    writeShortTermTemplate(plan, choice),
  ]);
  return zipSync(Object.fromEntries(named), { mtime: NO_TIME });
}
