import type { ConstraintType, LinkType } from '@plomada/domain';
import type { FileConstraint, FileLink } from '../schedule-file/file-schedule';
import { type JsonObject, numberIn, objectOf, textIn } from './value';

const CONSTRAINTS: readonly string[] = ['asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'];
const LINKS: readonly string[] = ['0', '1', '2', '3'];

/** Links, which both shapes write alike, by the task that they bind. */
export function linksByTarget(links: readonly unknown[]): ReadonlyMap<string, FileLink[]> {
  const byTarget = new Map<string, FileLink[]>();
  for (const { source, target, type, lag } of links.map(objectOf)) {
    const id = textIn(target) ?? '';
    const ofTarget = byTarget.get(id) ?? [];
    byTarget.set(id, ofTarget);
    const written = textIn(type) ?? '0';
    ofTarget.push({
      source: textIn(source) ?? '',
      type: LINKS.includes(written) ? (written as LinkType) : { unknown: written.slice(0, 40) },
      isExternal: false,
      lag: { days: numberIn(lag, 0), isElapsed: false },
    });
  }
  return byTarget;
}

/** The type of a constraint as both shapes write it; as soon as possible where there is none. */
export function constraintType(value: unknown): FileConstraint['type'] {
  const type = (textIn(value) ?? 'asap').toLowerCase();
  return CONSTRAINTS.includes(type) ? (type as ConstraintType) : { unknown: type.slice(0, 40) };
}

/** Where the links of a file stand. */
export function linksIn(file: JsonObject): unknown {
  return file['links'] ?? objectOf(file['collections'])['links'];
}
