import { useSortable } from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GripIcon } from '../icons/icons';

/**
 * One of `SortableLines`: what its element takes, and the handle that it is dragged by. A line without a place stands among
 * them, and can neither be moved nor have its place taken.
 */
export function useSortableLine(id: string, { name, place }: { name: string; place: number | null }) {
  const { t } = useTranslation('shell');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: place === null,
  });
  const handle: ReactNode = place !== null && (
    <IconButton
      size="small"
      {...attributes}
      {...listeners}
      aria-label={t('drag.handle', { name, place })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <GripIcon fontSize="small" />
    </IconButton>
  );
  const sx = {
    position: 'relative',
    zIndex: isDragging ? 1 : 'auto',
    transition,
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : 'none',
  } as const;
  return { setNode: setNodeRef, sx, handle };
}
