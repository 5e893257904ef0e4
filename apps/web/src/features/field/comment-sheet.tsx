import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Task } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import { FieldSheet } from './field-sheet';
import { TOUCHED } from './touch';

const MOST = 2000;

interface Props {
  readonly task: Task;
  readonly onClose: () => void;
}

/** Something to say of a task, below what is said already. */
export function CommentSheet({ task, onClose }: Props) {
  const { t } = useTranslation('field');
  const [said, setSaid] = useState('');
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  const add = () =>
    submit({
      type: 'SET_COMMENTS',
      payload: { taskId: task.id, comments: [task.comments, said.trim()].filter(Boolean).join('\n') },
    });
  return (
    <FieldSheet
      title={t('commentSheet.title')}
      about={task.text}
      dirty={said.trim() !== ''}
      onClose={onClose}
      action={
        <Button variant="contained" disabled={said.trim() === ''} onClick={add} sx={TOUCHED}>
          {t('commentSheet.add')}
        </Button>
      }
    >
      {failure && <FailureAlert failure={failure} />}
      {task.comments !== '' && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 3 }}>
          {task.comments}
        </Typography>
      )}
      <TextField
        multiline
        minRows={2}
        label={t('comment')}
        hint={t('dictate')}
        value={said}
        maxLength={MOST}
        onChange={setSaid}
        sx={{ width: '100%' }}
      />
    </FieldSheet>
  );
}
