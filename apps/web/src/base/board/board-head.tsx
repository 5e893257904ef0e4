import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../layout/visually-hidden';
import type { BoardOptions } from './board';
import type { DragState } from './drag-state';

interface Props<Card> {
  readonly board: BoardOptions<Card>;
  readonly drag: DragState | null;
}

/** The heads of the columns: how many cards each has, and why the card that is dragged cannot come into it. */
export function BoardHead<Card>({ board, drag }: Props<Card>) {
  const { t } = useTranslation('board');
  const { columns, cards, columnOf, sum } = board;
  return (
    <div className="board-line board-heads" role="row">
      {columns.map(({ id, title, empty, sign }) => {
        const those = cards.filter((card) => columnOf(card) === id);
        const why = drag?.refusals.get(id);
        return (
          <div key={id} role="columnheader" className="board-head" data-column={id}>
            {sign}
            <span>{title}</span>
            <span className="board-count">
              <span aria-hidden>{those.length}</span>
              <Box component="span" sx={visuallyHidden}>
                {t('cards', { count: those.length })}
              </Box>
            </span>
            {sum && (
              <Box component="span" className="board-count" sx={{ ml: 'auto' }}>
                {sum(those)}
              </Box>
            )}
            {why && <div className="board-why">{why}</div>}
            {!why && those.length === 0 && <div className="board-empty">{empty}</div>}
          </div>
        );
      })}
    </div>
  );
}
