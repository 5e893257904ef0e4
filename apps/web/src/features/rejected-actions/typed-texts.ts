import type { PlanAction } from '@plomada/domain';

/** What people write in their own words, by the names of payloads. */
const WRITTEN: ReadonlySet<string> = new Set(['comments', 'detail', 'reason']);

/** What somebody wrote in an action, wherever in it that stands: it is theirs to keep when the action is refused. */
export function typedTexts({ payload }: PlanAction): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'string' && WRITTEN.has(name) && part.trim() !== '') found.add(part.trim());
      else look(part);
    }
  };
  look(payload);
  return [...found];
}
