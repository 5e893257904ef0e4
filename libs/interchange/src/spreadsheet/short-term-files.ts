import { freeName, type Plan, responsibleLabel, responsiblesInTerm, shortTermOfFile } from '@plomada/domain';
import { zipSync } from 'fflate';
import { shortTermTemplateName } from '../names/file-names';
import { NO_TIME } from './finish';
import { writeShortTermTemplate } from './short-term';

/** A name and the number of a file have to fit into one part of a file's name. */
const MAX_NAME = 40;

/**
 * The template of the open term for each who has tasks in it, packed together: one file a person, or several where somebody has
 * more tasks than a file holds. `nobody` is what the file of tasks without a responsible is called after.
 */
export function writeShortTermTemplates(plan: Plan, nobody: string): Uint8Array {
  const taken: { readonly id: string; readonly name: string }[] = [];
  const files: Record<string, Uint8Array> = {};
  for (const of of responsiblesInTerm(plan)) {
    const label = of === null ? nobody : responsibleLabel(plan, plan.responsibles.get(of)!);
    const name = freeName(taken, label, MAX_NAME);
    taken.push({ id: name, name });
    const { parts } = shortTermOfFile(plan, { of });
    for (let part = 0; part < parts; part += 1)
      files[shortTermTemplateName(name, parts > 1 ? part + 1 : null)] = writeShortTermTemplate(plan, {
        of,
        part,
      });
  }
  return zipSync(files, { mtime: NO_TIME });
}
