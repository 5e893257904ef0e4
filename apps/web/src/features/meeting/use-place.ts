import type { MeetingPart, WorkRow } from '@plomada/domain';
import { useState } from 'react';

type Part = MeetingPart<WorkRow>;

/** Who is spoken of, and which task; kept by name, so that edits do not move it. */
interface Place {
  readonly who: string | null;
  readonly taskId: string | null;
}

const idOf = ({ responsible }: Part): string | null => responsible?.id ?? null;

/** Where the meeting is. Beyond the last task of a person comes the first of the next one. */
export function usePlace(parts: readonly Part[]) {
  const [place, setPlace] = useState<Place | undefined>(undefined);
  const partAt = Math.max(0, place ? parts.findIndex((one) => idOf(one) === place.who) : 0);
  const part = parts[partAt] ?? null;
  const rowAt = Math.max(0, part ? part.rows.findIndex(({ id }) => id === place?.taskId) : 0);
  const row = part?.rows[rowAt] ?? null;
  const goTo = (next: Part | undefined, from: 'first' | 'last' = 'first') => {
    if (next) setPlace({ who: idOf(next), taskId: next.rows.at(from === 'first' ? 0 : -1)?.id ?? null });
  };
  return {
    part,
    row,
    toPart: (by: 1 | -1) => goTo(parts[partAt + by]),
    toRow: (by: 1 | -1) => {
      const next = part?.rows[rowAt + by];
      if (next) setPlace({ who: idOf(part!), taskId: next.id });
      else goTo(parts[partAt + by], by > 0 ? 'first' : 'last');
    },
    choose: (next: Part) => goTo(next),
    chooseRow: (taskId: string) => part && setPlace({ who: idOf(part), taskId }),
    restart: () => setPlace(undefined),
  };
}
