import { useTranslation } from 'react-i18next';
import { classes } from './cell-elements';
import { type Column, isFigure } from './column';
import type { GridLayout } from './grid-layout';
import { totalText } from './totals';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly layout: GridLayout<Row>;
}

/** What the columns that have a total come to over all rows that are shown. */
export function TotalsRow<Row>({ columns, rows, layout }: Props<Row>) {
  const { t } = useTranslation('grid');
  if (rows.length === 0 || !columns.some(({ total }) => total)) return null;
  return (
    <div role="rowgroup" className="grid-totals">
      <div role="row" className="grid-row" aria-label={t('totals')}>
        {columns.map((column, at) => (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={at + 1}
            className={classes('grid-cell', {
              'grid-figure': isFigure(column),
              'grid-pinned': layout.left.has(column.id),
            })}
            style={{ insetInlineStart: layout.left.get(column.id) }}
          >
            <span>{at === 0 && !column.total ? t('totals') : totalText(column, rows)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
