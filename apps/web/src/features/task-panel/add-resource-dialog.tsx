import Stack from '@mui/material/Stack';
import { nameWithUnit, type Resource } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { PickField } from '../../base/fields/pick-field';
import { TextField } from '../../base/fields/text-field';
import { typedNumber } from '../../base/fields/typed-number';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import type { ShownTask } from './shown-task';

interface Props extends Pick<ShownTask, 'task'> {
  /** What the project has and the task does not take yet. */
  readonly others: readonly Resource[];
  readonly onClose: () => void;
}

/** One more resource that the task takes, and how much of it. */
export function AddResourceDialog({ task, others, onClose }: Props) {
  const { t } = useTranslation('taskPanel');
  const [id, setId] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  const amount = typedNumber(typed);
  const isAmount = amount !== null && !Number.isNaN(amount);
  const add = () => {
    const resources = [...task.resources, { id: id!, amount: amount! }];
    submit({ type: 'UPDATE_TASK', payload: { id: task.id, resources } });
  };
  return (
    <FormDialog
      title={t('addResource')}
      submit={t('add')}
      ready={id !== null && isAmount}
      dirty={id !== null || typed !== ''}
      failure={failure}
      maxWidth="xs"
      onSubmit={add}
      onClose={onClose}
    >
      <Stack spacing={4}>
        <PickField
          required
          label={t('resource')}
          keys={others.map((one) => one.id)}
          nameOf={(key) => nameWithUnit(others.find((one) => one.id === key)!)}
          value={id}
          onChange={setId}
        />
        <TextField
          required
          label={t('amount')}
          inputMode="decimal"
          maxLength={12}
          value={typed}
          problem={typed !== '' && !isAmount ? t('amountWrong') : null}
          hint=" "
          onChange={setTyped}
        />
      </Stack>
    </FormDialog>
  );
}
