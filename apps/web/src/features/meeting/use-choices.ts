import { useState } from 'react';
import type { ChoiceRow } from './choice-rows';
import type { MeetingCommand } from './meeting-keys';

/** Where one is in rows of choices, and what keys do there: arrows move, 1 and 0 choose, Delete takes back. */
export function useChoices(
  rows: readonly ChoiceRow[],
  onChoose: (id: string, chosen: boolean | null) => void,
) {
  const [wanted, setWanted] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === wanted),
  );
  const current = rows[at]?.id ?? null;
  /** Whether the key was about the rows. */
  const take = (command: MeetingCommand): boolean => {
    if (current === null) return false;
    if (command.do === 'row') {
      // The first arrow goes to the first row, and not past it.
      const next = wanted === null ? 0 : Math.min(Math.max(at + command.by, 0), rows.length - 1);
      setWanted(rows[next]!.id);
      return true;
    }
    if (command.do === 'takeBack') onChoose(current, null);
    else if (command.do === 'share' && (command.share === 0 || command.share === 1))
      onChoose(current, command.share === 1);
    else return false;
    setWanted(current);
    return true;
  };
  return { current, setCurrent: setWanted, take };
}
