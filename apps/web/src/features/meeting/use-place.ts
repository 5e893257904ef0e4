import type { MeetingPart, WorkRow } from '@plomada/domain';
import type { MeetingRecord } from './meeting-record';

type Part = MeetingPart<WorkRow>;
/** Who is spoken of, and which task; kept by name, so that edits do not move it. */
type Place = MeetingRecord['place'];

const idOf = ({ responsible }: Part): string | null => responsible?.id ?? null;

/** Where the meeting is. Beyond the last task of a person comes the first of the next one. */
export function usePlace(parts: readonly Part[], place: Place, onPlace: (place: Place) => void) {
  const partAt = Math.max(0, place ? parts.findIndex((one) => idOf(one) === place.who) : 0);
  const part = parts[partAt] ?? null;
  const rowAt = Math.max(0, part ? part.rows.findIndex(({ id }) => id === place?.taskId) : 0);
  const row = part?.rows[rowAt] ?? null;
  const goTo = (next: Part | undefined, from: 'first' | 'last' = 'first') => {
    if (next) onPlace({ who: idOf(next), taskId: next.rows.at(from === 'first' ? 0 : -1)?.id ?? null });
  };
  return {
    part,
    row,
    toPart: (by: 1 | -1) => goTo(parts[partAt + by]),
    toRow: (by: 1 | -1) => {
      const next = part?.rows[rowAt + by];
      if (next) onPlace({ who: idOf(part!), taskId: next.id });
      else goTo(parts[partAt + by], by > 0 ? 'first' : 'last');
    },
    choose: (next: Part) => goTo(next),
    chooseRow: (taskId: string) => part && onPlace({ who: idOf(part), taskId }),
  };
}
