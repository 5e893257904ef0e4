import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
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
        <TickBox
          checked={ids.has(idOf(row))}
          disabled={mayChoose?.(row) === false}
          onChange={() => toggled(idOf(row))}
          label={label(row)}
          reach={reach}
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
  const those = useMemo(
    () => (selection ? choosable(selection, found).map(idOf) : []),
    [selection, found, idOf],
  );
  if (!selection) return null;
  const chosen = those.filter((id) => selection.ids.has(id));
  const isAll = those.length > 0 && chosen.length === those.length;
  return (
    <TickBox
      checked={isAll}
      isPartly={!isAll && chosen.length > 0}
      disabled={those.length === 0}
      onChange={() => {
        const next = new Set(selection.ids);
        for (const id of those)
          if (isAll) next.delete(id);
          else next.add(id);
        selection.choose(next);
      }}
      label={t('selectAll')}
      reach={-1}
    />
  );
}

interface TickBoxProps {
  readonly checked: boolean;
  /** Some of what it stands for are ticked. */
  readonly isPartly?: boolean;
  readonly disabled: boolean;
  readonly onChange: () => void;
  readonly label: string;
  readonly reach: 0 | -1;
}

const halt = (event: MouseEvent) => event.stopPropagation();

/** A box of the browser's own: dozens are drawn with every letter of a filter, and any other costs more than the rest of its row. */
function TickBox({ checked, isPartly = false, disabled, onChange, label, reach }: TickBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.indeterminate = isPartly;
  }, [isPartly]);
  return (
    // What surrounds it belongs to it: beside a small box, a finger would open the row.
    <label className="grid-box" onClick={halt} onDoubleClick={halt}>
      <input
        ref={input}
        type="checkbox"
        {...{ checked, disabled, onChange }}
        aria-label={label}
        tabIndex={reach}
      />
    </label>
  );
}
