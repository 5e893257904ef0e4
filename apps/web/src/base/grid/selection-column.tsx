import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import type { Grid, GridOptions, Selection } from './grid';

export const ALL_BOXES = 'selection';

/** The column of boxes by which rows are ticked. */
export function selectionColumn<Row>(
  { ids, choose, hasBox, mayChoose, label }: Selection<Row>,
  idOf: GridOptions<Row>['idOf'],
): Column<Row> {
  const toggled = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  return {
    id: ALL_BOXES,
    kind: 'text',
    head: '',
    width: 44,
    isTool: true,
    value: () => null,
    text: () => '',
    draw: (row, reach) =>
      hasBox?.(row) !== false && (
        <Checkbox
          size="small"
          checked={ids.has(idOf(row))}
          disabled={mayChoose?.(row) === false}
          onChange={() => toggled(idOf(row))}
          onClick={(event) => event.stopPropagation()}
          slotProps={{ input: { 'aria-label': label(row), tabIndex: reach } }}
          sx={{ p: 1, ml: -1 }}
        />
      ),
  };
}

/** The rows that can be ticked. */
export const choosable = <Row,>(
  { hasBox = () => true, mayChoose = () => true }: Selection<Row>,
  rows: readonly Row[],
): readonly Row[] => rows.filter((row) => hasBox(row) && mayChoose(row));

/** Ticks all rows that are shown, or none of them. */
export function AllBox<Row extends object>({ grid }: { readonly grid: Grid<Row> }) {
  const { t } = useTranslation('grid');
  const { selection, found, idOf } = grid;
  if (!selection) return null;
  const those = choosable(selection, found).map(idOf);
  const chosen = those.filter((id) => selection.ids.has(id));
  const isAll = those.length > 0 && chosen.length === those.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={!isAll && chosen.length > 0}
      disabled={those.length === 0}
      onChange={() => {
        const next = new Set(selection.ids);
        for (const id of those)
          if (isAll) next.delete(id);
          else next.add(id);
        selection.choose(next);
      }}
      slotProps={{ input: { 'aria-label': t('selectAll'), tabIndex: -1 } }}
      sx={{ p: 1, ml: -1 }}
    />
  );
}
