import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';
import { TypedText } from './typed-text';
import { useTaskEdit } from './use-task-edit';

const MOST = 5000;

/** What people say of the task, and what it consists of. */
export function CommentsSection({ row, task, access }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { act } = useTaskEdit(row);
  const { id } = task;
  const showsDetail = !access.plan || task.detail !== '';
  return (
    <Section title={t('comments')}>
      {access.comment ? (
        <Read text={task.comments} nothing={t('noComments')} />
      ) : (
        <TypedText
          label={t('comments')}
          value={task.comments}
          multiline
          minRows={2}
          maxLength={MOST}
          onTyped={(comments) => act({ type: 'SET_COMMENTS', payload: { taskId: id, comments } })}
        />
      )}
      {showsDetail && (
        <Box sx={{ mt: 3 }}>
          {access.plan ? (
            <>
              <Typography variant="caption" color="textSecondary" component="div">
                {t('detail')}
              </Typography>
              <Read text={task.detail} nothing="" />
            </>
          ) : (
            <TypedText
              label={t('detail')}
              value={task.detail}
              multiline
              maxLength={MOST}
              onTyped={(detail) => act({ type: 'UPDATE_TASK', payload: { id, detail } })}
            />
          )}
        </Box>
      )}
    </Section>
  );
}

function Read({ text, nothing }: { readonly text: string; readonly nothing: string }) {
  if (text === '') return <Quiet>{nothing}</Quiet>;
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}
