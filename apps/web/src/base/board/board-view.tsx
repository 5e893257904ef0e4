import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../layout/visually-hidden';
import type { BoardOptions } from './board';
import { BoardRoot } from './board-root';
import { BoardSheet } from './board-sheet';
import { useCardDrag } from './use-card-drag';

const MOUSE = { activationConstraint: { distance: 6 } };
/** A finger that stays on a card takes it up; one that moves scrolls. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** A board: cards in columns, moved by pointer or keys, in lanes where there are some. */
export function BoardView<Card>({ board }: { readonly board: BoardOptions<Card> }) {
  const { t } = useTranslation('board');
  const howId = useId();
  const cardDrag = useCardDrag(board);
  const { drag } = cardDrag;
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const inHand = drag?.by === 'pointer' && board.cards.find((card) => board.idOf(card) === drag.id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) => cardDrag.pickUp(String(active.id), 'pointer')}
      onDragOver={({ over }) => cardDrag.dragOver(over ? String(over.id) : null)}
      onDragEnd={cardDrag.drop}
      onDragCancel={cardDrag.cancel}
    >
      <BoardSheet board={board} cardDrag={cardDrag} howId={howId} />
      <DragOverlay dropAnimation={null}>
        {inHand && (
          <BoardRoot className="board-card" sx={{ boxShadow: 8 }} style={{ height: board.cardPx }}>
            {board.draw(inHand)}
          </BoardRoot>
        )}
      </DragOverlay>
      <Box id={howId} sx={visuallyHidden}>
        {t(board.onMove ? 'how' : 'howRead')}
      </Box>
      <Box role="status" aria-live="assertive" sx={visuallyHidden}>
        {cardDrag.announcement}
      </Box>
    </DndContext>
  );
}
