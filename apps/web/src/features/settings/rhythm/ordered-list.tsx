import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { AddIcon } from '../../../app/icons/icons';
import { OrderedRow } from './ordered-row';
import type { RhythmFields, RhythmList } from './rhythm-fields';
import { useDragWords } from './use-drag-words';

interface Props {
  readonly list: RhythmList;
  readonly title: string;
  readonly hint: string;
}

/** A list whose order counts: rows are dragged by their handle, with the pointer or with Space and the arrows. */
export function OrderedList({ list, title, hint }: Props) {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const { control, getValues } = useFormContext<RhythmFields>();
  const { fields, append, remove, move } = useFieldArray({ control, name: list });
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number) => fields.findIndex((field) => field.id === id);
  const words = useDragWords((id) => ({
    name: getValues(list)[place(id)]?.name ?? '',
    place: place(id) + 1,
    of: fields.length,
  }));
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {hint}
      </Typography>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={words}
        onDragEnd={({ active, over }) => {
          if (over && active.id !== over.id) move(place(active.id), place(over.id));
        }}
      >
        <SortableContext items={fields.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}>
            {fields.map(({ id }, index) => (
              <OrderedRow key={id} id={id} list={list} index={index} onRemove={() => remove(index)} />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        onClick={() => append({ rowId: newId(), name: '', workDays: '' })}
      >
        {t(`rhythm.add.${list}`)}
      </Button>
    </Box>
  );
}
