import type { Failure } from '@plomada/contracts';
import type { Cause, PlanAction } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useAppDispatch } from '../../base/hooks';
import { useRefusalHere } from '../../plan/proposing/use-refusal-here';
import { planActions } from '../../plan/state/plan-actions';
import { CauseFields, type CauseValues, isWhole, trimmed } from './cause-fields';

interface Props {
  readonly taskId: string;
  readonly cause: Cause;
  readonly onClose: () => void;
}

/** Puts right a cause of the open term. */
export function EditCauseDialog({ taskId, cause, onClose }: Props) {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const refusalHere = useRefusalHere();
  const { id: causeId, ...said } = cause;
  const [values, setValues] = useState(said);
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = () => {
    const action: PlanAction = { type: 'EDIT_CAUSE', payload: { taskId, causeId, ...trimmed(values) } };
    const refusal = refusalHere(action);
    setFailure(refusal);
    if (refusal) return;
    dispatch(planActions.submit(action));
    onClose();
  };
  return (
    <FormDialog
      title={t('cause.title')}
      submit={t('cause.save')}
      ready={isWhole(values)}
      dirty={isOther(values, said)}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <CauseFields required values={values} onChange={setValues} />
    </FormDialog>
  );
}

const isOther = (values: CauseValues, said: CauseValues): boolean =>
  values.cncType !== said.cncType || values.cncOrigin !== said.cncOrigin || values.detail !== said.detail;
