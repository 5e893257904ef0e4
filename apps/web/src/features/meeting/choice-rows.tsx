import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef } from 'react';
import { DeleteIcon } from '../../base/icons/icons';

/** Something of which one of two things is said, or nothing yet. */
export interface ChoiceRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly chosen: boolean | null;
  /** What the button that takes it out is called; null where it stays. */
  readonly removal: string | null;
}

interface Props {
  readonly label: string;
  readonly rows: readonly ChoiceRow[];
  /** The row that keys are about. */
  readonly current: string | null;
  /** What the two are called. */
  readonly yes: string;
  readonly no: string;
  readonly onCurrent: (id: string) => void;
  /** Null takes back what was said. */
  readonly onChoose: (id: string, chosen: boolean | null) => void;
  readonly onRemove?: (id: string) => void;
}

/** Rows that are gone through one by one, each answered by one of two keys or buttons. */
export function ChoiceRows({ label, rows, current, yes, no, onCurrent, onChoose, onRemove }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
      {rows.map((row) => (
        <Row
          key={row.id}
          {...{ row, yes, no, onChoose, onRemove }}
          isCurrent={row.id === current}
          onCurrent={() => onCurrent(row.id)}
        />
      ))}
    </Box>
  );
}

interface RowProps extends Pick<Props, 'yes' | 'no' | 'onChoose'> {
  readonly row: ChoiceRow;
  readonly isCurrent: boolean;
  readonly onCurrent: () => void;
  readonly onRemove: Props['onRemove'];
}

function Row({ row, yes, no, isCurrent, onCurrent, onChoose, onRemove }: RowProps) {
  const own = useRef<HTMLLIElement>(null);
  const { id, title, detail, chosen, removal } = row;
  useFollowed(own, isCurrent);
  const said = chosen === null ? '' : `. ${chosen ? yes : no}`;
  return (
    <Box
      component="li"
      ref={own}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent}
      aria-label={`${title}${said}`}
      onClick={onCurrent}
      onFocus={onCurrent}
      sx={{ ...ROW, ...(isCurrent && CURRENT) }}
    >
      <Box sx={{ flex: '1 1 10em', minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.85em' }}>
        {title}
        {detail && <Box sx={{ color: 'text.secondary', fontSize: '0.85em' }}>{detail}</Box>}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={title}
        value={chosen === null ? null : String(chosen)}
        onChange={(_, value: string | null) => onChoose(id, value === null ? null : value === 'true')}
      >
        <ToggleButton value="true" color="primary" sx={{ ...BUTTON, ...NOT_CHOSEN }}>
          {yes}
        </ToggleButton>
        <ToggleButton value="false" sx={{ ...BUTTON, ...NOT_CHOSEN }}>
          {no}
        </ToggleButton>
      </ToggleButtonGroup>
      {removal && (
        <IconButton aria-label={removal} onClick={() => onRemove?.(id)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** The focus follows the keys once somebody is in the list; what is shown first takes it from nobody. */
function useFollowed(own: React.RefObject<HTMLLIElement | null>, isCurrent: boolean): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isShownFirst = isFirst.current;
    isFirst.current = false;
    if (!isCurrent || isShownFirst || own.current?.contains(document.activeElement)) return;
    own.current?.focus();
    own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent, own]);
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  borderLeft: '4px solid transparent',
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
const CURRENT = { borderLeftColor: 'primary.main', bgcolor: 'accent.tint' } as const;
const BUTTON = { minHeight: { xs: 44, lg: 36 }, minWidth: '6em', textTransform: 'none' } as const;
/** On the row at hand, which is tinted, the chosen one is to be told from the other. */
const NOT_CHOSEN = { '&:not(.Mui-selected)': { bgcolor: 'background.paper' } } as const;
