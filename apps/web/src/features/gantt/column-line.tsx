import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { GridColumn } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useSortableLine } from '../../base/dragging/use-sortable-line';

interface Props {
  readonly name: GridColumn;
  /** From 1; null while the grid does not have the column. */
  readonly place: number | null;
  readonly onToggled: (box: HTMLInputElement) => void;
}

/** A column that the grid has or may have. The task's name holds the tree, so that it always stays. */
export function ColumnLine({ name, place, onToggled }: Props) {
  const { t } = useTranslation('gantt');
  const title = t(`columnInFull.${name}`);
  const { setNode, sx, handle } = useSortableLine(name, { name: title, place });
  return (
    <Box
      component="li"
      ref={setNode}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 34,
        bgcolor: 'background.paper',
        ...sx,
      }}
    >
      <Box sx={{ width: 34, flexShrink: 0 }}>{handle}</Box>
      <FormControlLabel
        label={title}
        disabled={name === 'text'}
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
