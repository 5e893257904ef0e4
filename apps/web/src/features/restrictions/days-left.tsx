import Box from '@mui/material/Box';
import type { ShownRestriction } from '@plomada/domain';
import { daysLeftText } from '../../columns/restriction-texts';
import { useWords } from '../../columns/use-columns';

/** So many days before it is due a restriction becomes urgent. */
const URGENT_DAYS = 2;

/** How long a restriction has left, in the colour of what is late or urgent. */
export function DaysLeft({ row }: { readonly row: ShownRestriction }) {
  const { t } = useWords();
  const colour = urgency(row);
  return (
    <Box component="span" sx={colour ? { color: colour } : {}}>
      {daysLeftText(row, t)}
    </Box>
  );
}

function urgency({ released, daysLeft }: ShownRestriction): string | null {
  if (daysLeft < 0) return 'stateText.delayed';
  return released === null && daysLeft <= URGENT_DAYS ? 'stateText.inTerm' : null;
}
