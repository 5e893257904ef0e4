import Button from '@mui/material/Button';
import { hundredths, type Task } from '@plomada/domain';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { useFormat } from '../../base/format';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import { parsePercentage } from '../progress/parse-percentage';
import { FieldSheet } from './field-sheet';
import { TOUCHED } from './touch';

interface Props {
  readonly task: Task;
  readonly onClose: () => void;
}

/** Any percentage that a task has reached, for one that stands between the quarters. */
export function ProgressSheet({ task, onClose }: Props) {
  const { t } = useTranslation(['field', 'progress']);
  const format = useFormat();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  const share = parsePercentage(typed);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (typeof share !== 'number') return;
    const payload = { taskId: task.id, progress: share };
    submit({ type: 'SET_PROGRESS', payload }, { isCauseAskedThere: true });
  };
  return (
    <FieldSheet
      title={t('exactSheet.title')}
      about={task.text}
      dirty={typed.trim() !== ''}
      onClose={onClose}
      action={
        <Button
          type="submit"
          form={formId}
          variant="contained"
          disabled={typeof share !== 'number'}
          sx={TOUCHED}
        >
          {t('exactSheet.give')}
        </Button>
      }
    >
      {failure && <FailureAlert failure={failure} />}
      <form id={formId} noValidate onSubmit={give}>
        <TextField
          autoFocus
          label={t('exactSheet.label')}
          value={typed}
          inputMode="decimal"
          problem={share === 'wrong' ? t('progress:share.wrong') : ''}
          hint={
            task.lastProgress > 0
              ? t('exactSheet.least', { share: format.percent(hundredths(task.lastProgress)) })
              : ' '
          }
          onChange={setTyped}
          sx={{ width: '100%' }}
        />
      </form>
    </FieldSheet>
  );
}
