import type { BusinessList } from '@plomada/contracts';
import type { Cause, Change, Fields } from '@plomada/domain';

interface Word {
  readonly list: BusinessList;
  readonly word: string;
}

/** The words of a company's lists that changes write into a plan: families of restrictions, types and origins of causes, rhythmic units. */
export function wordsUsedBy(changes: readonly Change[]): readonly Word[] {
  const words = changes.flatMap((change) => {
    const written = writtenBy(change);
    if (change.table === 'restrictions') return word('restrictionFamilies', written.family);
    if (change.table === 'rhythmUnits') return word('rhythmicUnits', written.name);
    if (change.table === 'tasks') return ((written.causes as readonly Cause[]) ?? []).flatMap(wordsOfCause);
    return [];
  });
  return [...new Map(words.map((one) => [`${one.list} ${one.word}`, one])).values()];
}

function writtenBy(change: Change): Fields {
  if (change.kind === 'set') return change.after;
  return change.kind === 'add' ? (change.row as unknown as Fields) : {};
}

function wordsOfCause({ cncType, cncOrigin }: Cause): Word[] {
  return [...word('cncTypes', cncType), ...word('roles', cncOrigin)];
}

function word(list: BusinessList, value: unknown): Word[] {
  return typeof value === 'string' && value !== '' ? [{ list, word: value }] : [];
}
