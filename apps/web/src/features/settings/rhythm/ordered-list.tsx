import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sameName } from '@plomada/domain';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { SortableLines } from '../../../base/dragging/sortable-lines';
import { AddIcon } from '../../../base/icons/icons';
import { OrderedRow } from './ordered-row';
import type { RhythmFields, RhythmList, RhythmRow } from './rhythm-fields';

const NONE: readonly string[] = [];
const newRow = (name: string): RhythmRow => ({ rowId: newId(), name, workDays: '' });

interface Props {
  readonly list: RhythmList;
  readonly title: string;
  readonly hint: string;
  /** Names that the company has for such rows: those that are missing can be added at once. */
  readonly offered?: readonly string[];
}

/** A list whose order counts: rows are dragged by their handle, with the pointer or with Space and the arrows. */
export function OrderedList({ list, title, hint, offered = NONE }: Props) {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const { control, getValues } = useFormContext<RhythmFields>();
  const { fields, append, remove, move } = useFieldArray({ control, name: list });
  const nameOf = (id: string) => getValues(list)[fields.findIndex((field) => field.id === id)]?.name ?? '';
  const present = useWatch({ control, name: list });
  const missing = offered.filter((name) => !present.some((row) => sameName(row.name, name)));
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={() => append(newRow(''))}>
          {t(`rhythm.add.${list}`)}
        </Button>
        {missing.length > 0 && (
          <Button size="small" onClick={() => append(missing.map(newRow))}>
            {t('rhythm.ofCompany')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
