import Typography from '@mui/material/Typography';
import { batchOf, type Plan, type PlanAction } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useRefusalShown } from '../../plan/proposing/use-submit-unless-refused';
import { submitTold } from '../../plan/sending/submit-told';
import { CauseFields, type CauseValues, isBlank, isWhole, NO_CAUSE, trimmed } from './cause-fields';

/** How many of the tasks are named. */
const NAMED = 5;

interface Props {
  readonly plan: Plan;
  /** At most as many as one action may hold. */
  readonly taskIds: readonly string[];
  readonly onClose: () => void;
}

/** One cause for several tasks that fell short for the same reason: one action, and one undo. */
export function SharedCauseDialog({ plan, taskIds, onClose }: Props) {
  const { t } = useTranslation('term');
  const store = useStore<RootState>();
  const { failure, allows } = useRefusalShown();
  const [values, setValues] = useState(NO_CAUSE);
  const names = taskIds.slice(0, NAMED).flatMap((id) => plan.tasks.get(id)?.text ?? []);
  const more = taskIds.length - names.length;
  const save = () => {
    const action = causeFor(taskIds, trimmed(values));
    if (!allows(action)) return;
    submitTold(store, action, taskIds.length, 'term:cause.given');
    onClose();
  };
  return (
    <FormDialog
      title={t('cause.shared', { count: taskIds.length })}
      submit={t('cause.save')}
      ready={isWhole(values)}
      dirty={!isBlank(values)}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {names.join(' · ')}
        {more > 0 && ` ${t('close.more', { count: more })}`}
      </Typography>
      <CauseFields required values={values} onChange={setValues} />
    </FormDialog>
  );
}

function causeFor(taskIds: readonly string[], cause: CauseValues): PlanAction {
  const actions = taskIds.map(
    (taskId) => ({ type: 'ADD_CAUSE', payload: { taskId, ...cause } }) as const satisfies PlanAction,
  );
  return batchOf(actions)!;
}
