import type { ShownRestriction } from '@plomada/domain';
import { daysLeftText, dueText } from '../../columns/restriction-texts';
import { useWords } from '../../columns/use-columns';

/** So many days before it is due a restriction becomes urgent. */
const URGENT_DAYS = 2;

/** How long a restriction has left, in the colour of what is late or urgent. */
export function DaysLeft({ row }: { readonly row: ShownRestriction }) {
  const words = useWords();
  const colour = urgency(row);
  return (
    <span
      title={dueText(row, words)}
      style={colour ? { color: `var(--mui-palette-stateText-${colour})` } : undefined}
    >
      {daysLeftText(row, words.t)}
    </span>
  );
}

function urgency({ released, daysLeft }: ShownRestriction): 'delayed' | 'inTerm' | null {
  if (daysLeft < 0) return 'delayed';
  return released === null && daysLeft <= URGENT_DAYS ? 'inTerm' : null;
}
