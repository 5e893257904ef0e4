import Box from '@mui/material/Box';
import type { ShownRestriction } from '@plomada/domain';
import { NOTHING } from '../../base/format';
import { isOpenTooLong } from '../../columns/restriction-texts';
import { useWords } from '../../columns/use-columns';

/** Whether a restriction is or was released in time; what still holds work back then in the colour of what is late. */
export function InTimeLabel({ row }: { readonly row: ShownRestriction }) {
  const { t } = useWords();
  if (row.inTime === null) return NOTHING;
  const blocks = isOpenTooLong(row);
  return (
    <Box component="span" sx={blocks ? { color: 'stateText.delayed', fontWeight: 600 } : {}}>
      {t(`columns:yesNo.${row.inTime}`)}
    </Box>
  );
}
