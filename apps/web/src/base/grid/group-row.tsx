import { memo } from 'react';
import { cellName } from './cell-elements';
import type { Column } from './column';
import { FoldIcon } from './fold-icon';
import { totalText } from './totals';
import type { GroupLine } from './use-lines';

interface Props<Row> {
  readonly line: GroupLine<Row>;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly isReached: boolean;
  readonly top: number | null;
  readonly onToggle: (lineId: string) => void;
}

/** The head of a group: what its rows have in common, how many there are, and their totals. */
function HeadOfGroup<Row>({ line, index, columns, isReached, top, onToggle }: Props<Row>) {
  const totals = columns.flatMap((column) => {
    const text = totalText(column, line.rows);
    return text === '' ? [] : [`${column.headInFull ?? column.head}: ${text}`];
  });
  return (
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-level={line.depth + 1}
      aria-expanded={line.isOpen ?? false}
      className="grid-row grid-banner grid-opens"
      style={top === null ? undefined : { position: 'absolute', top }}
      onClick={() => onToggle(line.id)}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns.length}
        className="grid-cell grid-group"
        data-cell={cellName({ line: index, column: 0 })}
        tabIndex={isReached ? 0 : -1}
        style={{ gridColumn: '1 / -1' }}
      >
        <FoldIcon depth={line.depth} isOpen={line.isOpen} onToggle={() => onToggle(line.id)} />
        <span>
          {line.label} ({line.rows.length})
        </span>
        <span>{totals.join(' · ')}</span>
      </div>
    </div>
  );
}

export const GroupRow = memo(HeadOfGroup) as typeof HeadOfGroup;
