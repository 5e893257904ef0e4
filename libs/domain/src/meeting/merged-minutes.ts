import type { MinutesContent } from './minutes';

interface Line {
  readonly id: string;
}

/**
 * Minutes that two people wrote at once, upon the same `base`: every line that either put in or changed, and none that either took out
 * and the other left as it was. Of a line that both changed the own one stays. A `base` of null is no minutes yet.
 */
export function mergedMinutes(
  base: MinutesContent | null,
  own: MinutesContent,
  theirs: MinutesContent,
): MinutesContent {
  const lines = <Key extends 'attendance' | 'said' | 'outcomes'>(key: Key) =>
    mergedLines<MinutesContent[Key][number]>(base?.[key] ?? [], own[key], theirs[key]);
  return {
    startedAt: own.startedAt < theirs.startedAt ? own.startedAt : theirs.startedAt,
    endedAt: own.endedAt === (base?.endedAt ?? null) ? theirs.endedAt : own.endedAt,
    attendance: lines('attendance') as MinutesContent['attendance'],
    said: lines('said') as MinutesContent['said'],
    outcomes: lines('outcomes') as MinutesContent['outcomes'],
  };
}

function mergedLines<Row extends Line>(
  base: readonly Row[],
  own: readonly Row[],
  theirs: readonly Row[],
): readonly Row[] {
  const [before, mine, others] = [byId(base), byId(own), byId(theirs)];
  const isOwnChange = (row: Row): boolean => !isSame(row, before.get(row.id));
  const kept = theirs.flatMap((row) => {
    const now = mine.get(row.id);
    if (now) return isOwnChange(now) ? [now] : [row];
    const isTakenOut = before.has(row.id) && isSame(row, before.get(row.id));
    return isTakenOut ? [] : [row];
  });
  return [...kept, ...own.filter((row) => !others.has(row.id) && isOwnChange(row))];
}

const byId = <Row extends Line>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Whether two lines say the same, whatever the order of their fields. */
function isSame(one: object, other: object | undefined): boolean {
  if (!other) return false;
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => left[key] === right[key]);
}

/** Whether two minutes say the same. */
export function saysTheSame(one: MinutesContent, other: MinutesContent): boolean {
  const lists = ['attendance', 'said', 'outcomes'] as const;
  return (
    Date.parse(one.startedAt) === Date.parse(other.startedAt) &&
    one.endedAt === other.endedAt &&
    lists.every((key) => {
      const [left, right]: [readonly Line[], readonly Line[]] = [one[key], other[key]];
      return left.length === right.length && left.every((row, at) => isSame(row, right[at]));
    })
  );
}
