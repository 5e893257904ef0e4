import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { type About, useDragWords } from './use-drag-words';

interface Props {
  /** From the top. */
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** A line was put in another's place; both from 0. */
  readonly onMoved: (from: number, to: number) => void;
  /** A line was taken (true), and put down or given back (false). */
  readonly onDragging?: (dragging: boolean) => void;
  /** Each line with `useSortableLine`. */
  readonly children: ReactNode;
}

/** Lines whose order counts: dragged by their handle with the pointer, or with Space and the arrows. */
export function SortableLines({ ids, nameOf, onMoved, onDragging, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const about = (id: UniqueIdentifier): About => ({
    name: nameOf(String(id)),
    place: place(id) + 1,
    of: ids.length,
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={useDragWords(about)}
      onDragStart={() => onDragging?.(true)}
      onDragCancel={() => onDragging?.(false)}
      onDragEnd={({ active, over }) => {
        onDragging?.(false);
        if (over && active.id !== over.id) onMoved(place(active.id), place(over.id));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
