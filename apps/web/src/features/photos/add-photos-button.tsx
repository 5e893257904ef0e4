import Button, { type ButtonProps } from '@mui/material/Button';
import type { Task } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { useAppDispatch } from '../../base/hooks';
import { CameraIcon } from '../../base/icons/icons';
import { photosActions } from './photos-slice';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx'> {
  readonly task: Pick<Task, 'id' | 'text'>;
}

/** Takes or chooses photos of a task: a phone offers its camera and its pictures. */
export function AddPhotosButton({ task, ...look }: Props) {
  const { t } = useTranslation('photos');
  const dispatch = useAppDispatch();
  const label = t('addOf', { task: task.text });
  const picker = useFilePicker({
    accept: 'image/*',
    label,
    onFiles: (files) => files.forEach((file) => dispatch(photosActions.taken({ taskId: task.id, file }))),
  });
  return (
    <>
      <Button {...look} startIcon={<CameraIcon />} aria-label={label} onClick={picker.open}>
        {t('add')}
      </Button>
      {picker.input}
    </>
  );
}
