import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSortableLine } from '../../../base/dragging/use-sortable-line';
import { CloseIcon } from '../../../base/icons/icons';
import { filled, wholeBetween } from '../../../base/form/checks';
import { isRepeated, type RhythmFields, type RhythmList } from './rhythm-fields';

interface Props {
  readonly id: string;
  readonly list: RhythmList;
  readonly index: number;
  readonly onRemove: () => void;
}

const workDays = wholeBetween(1, 999, 'errors.workDays');

export function OrderedRow({ id, list, index, onRemove }: Props) {
  const { t } = useTranslation('settings');
  const { register, getValues, control } = useFormContext<RhythmFields>();
  const { errors } = useFormState({ control });
  const name = getValues(list)[index]?.name ?? '';
  const { setNode, sx, handle } = useSortableLine(id, { name, place: index + 1 });
  const problems = errors[list]?.[index];
  const nameProblem = problems?.name?.message;
  const daysProblem = problems?.workDays?.message;
  return (
    <Box
      component="li"
      ref={setNode}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        py: 1.5,
        bgcolor: 'background.default',
        ...sx,
      }}
    >
      <Box sx={{ mt: 0.5 }}>{handle}</Box>
      <TextField
        label={t('rhythm.name')}
        error={Boolean(nameProblem)}
        helperText={nameProblem ? t(nameProblem) : ''}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        {...register(`${list}.${index}.name`, {
          validate: (value, fields) =>
            filled(value) === true ? !isRepeated(fields[list], value) || 'errors.repeated' : filled(value),
        })}
      />
      {list === 'categories' && (
        <TextField
          label={t('rhythm.workDays')}
          error={Boolean(daysProblem)}
          helperText={daysProblem ? t(daysProblem) : ''}
          slotProps={{ htmlInput: { maxLength: 3, inputMode: 'numeric' } }}
          sx={{ width: 130, flexShrink: 0 }}
          {...register(`${list}.${index}.workDays`, {
            validate: (value) => value.trim() === '' || workDays(value),
          })}
        />
      )}
      <IconButton size="small" aria-label={t('removeNamed', { name })} onClick={onRemove} sx={{ mt: 0.5 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
