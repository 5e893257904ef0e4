import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { SortableLines } from '../../../base/dragging/sortable-lines';
import { AddIcon } from '../../../base/icons/icons';
import { OrderedRow } from './ordered-row';
import type { RhythmFields, RhythmList } from './rhythm-fields';

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
  const nameOf = (id: string) => getValues(list)[fields.findIndex((field) => field.id === id)]?.name ?? '';
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {hint}
      </Typography>
      <SortableLines ids={fields.map(({ id }) => id)} nameOf={nameOf} onMoved={move}>
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}>
          {fields.map(({ id }, index) => (
            <OrderedRow key={id} id={id} list={list} index={index} onRemove={() => remove(index)} />
          ))}
        </Box>
      </SortableLines>
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
