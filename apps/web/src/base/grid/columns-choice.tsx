import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableLines } from '../dragging/sortable-lines';
import { useSortableLine } from '../dragging/use-sortable-line';

/** Gives a line back that somebody is moving: the popover takes Escape for itself, and whoever drags never hears of it. */
const putBack = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));

interface Props<Id extends string> {
  readonly title: string;
  readonly anchor: HTMLElement;
  /** From the left. */
  readonly shown: readonly Id[];
  readonly hidden: readonly Id[];
  readonly nameOf: (id: Id) => string;
  /** The column that always stays. */
  readonly fixed?: Id;
  readonly onChosen: (shown: readonly Id[]) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Which columns are shown, and in which order. */
export function ColumnsChoice<Id extends string>(props: Props<Id>) {
  const { title, anchor, shown, hidden, nameOf, fixed, onChosen, onReset, onClose } = props;
  const { t } = useTranslation('grid');
  const titleId = useId();
  const [dragging, setDragging] = useState(false);
  const toggled = useRef<HTMLElement>(null);
  // A line that changes its place loses the focus.
  useEffect(() => toggled.current?.focus(), [shown]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => (dragging ? putBack() : onClose())}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 320, pb: 3 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pr: 2, pt: 2 }}>
        <Typography id={titleId} component="h2" variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" onClick={onReset}>
          {t('columns.reset')}
        </Button>
      </Box>
      <SortableLines
        ids={shown}
        nameOf={(id) => nameOf(id as Id)}
        onMoved={(from, to) => onChosen(arrayMove([...shown], from, to))}
        onDragging={setDragging}
      >
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, px: 2 }}>
          {[...shown, ...hidden].map((id, index) => (
            <ColumnLine
              key={id}
              id={id}
              name={nameOf(id)}
              isFixed={id === fixed}
              place={index < shown.length ? index + 1 : null}
              onToggled={(box) => {
                toggled.current = box;
                onChosen(box.checked ? [...shown, id] : shown.filter((other) => other !== id));
              }}
            />
          ))}
        </Box>
      </SortableLines>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', px: 4, pt: 2 }}>
        {t('columns.hint')}
      </Typography>
    </Popover>
  );
}

interface LineProps {
  readonly id: string;
  readonly name: string;
  readonly isFixed: boolean;
  /** From 1; null while the column is hidden. */
  readonly place: number | null;
  readonly onToggled: (box: HTMLInputElement) => void;
}

function ColumnLine({ id, name, isFixed, place, onToggled }: LineProps) {
  const { setNode, sx, handle } = useSortableLine(id, { name, place });
  return (
    <Box
      component="li"
      ref={setNode}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 34, bgcolor: 'background.paper', ...sx }}
    >
      <Box sx={{ width: 34, flexShrink: 0 }}>{handle}</Box>
      <FormControlLabel
        label={name}
        disabled={isFixed}
        control={
          <Checkbox
            size="small"
            checked={place !== null}
            onChange={({ target }) => onToggled(target)}
            sx={{ p: 1 }}
          />
        }
      />
    </Box>
  );
}
