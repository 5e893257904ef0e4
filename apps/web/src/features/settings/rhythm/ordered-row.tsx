import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../base/form/form-text';
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

const workDays = wholeBetween(1, 999, 'settings:errors.workDays');

export function OrderedRow({ id, list, index, onRemove }: Props) {
  const { t } = useTranslation('settings');
  const { getValues } = useFormContext<RhythmFields>();
  const name = getValues(list)[index]?.name ?? '';
  const { setNode, sx, handle } = useSortableLine(id, { name, place: index + 1 });
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
      <FormText
        name={`${list}.${index}.name`}
        label={t('rhythm.name')}
        hint=""
        maxLength={120}
        validate={(value) => {
          const sound = filled(value);
          return sound !== true || !isRepeated(getValues(list), value) ? sound : 'settings:errors.repeated';
        }}
      />
      {list === 'categories' && (
        <FormText
          name={`${list}.${index}.workDays`}
          label={t('rhythm.workDays')}
          hint=""
          maxLength={3}
          inputMode="numeric"
          sx={{ width: 130, flexShrink: 0 }}
          validate={(value) => value.trim() === '' || workDays(value)}
        />
      )}
      <IconButton size="small" aria-label={t('removeNamed', { name })} onClick={onRemove} sx={{ mt: 0.5 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
