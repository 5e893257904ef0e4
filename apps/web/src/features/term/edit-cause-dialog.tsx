import type { Cause } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import { CauseFields, type CauseValues, isWhole, trimmed } from './cause-fields';

interface Props {
  readonly taskId: string;
  readonly cause: Cause;
  readonly onClose: () => void;
}

/** Puts right a cause of the open term. */
export function EditCauseDialog({ taskId, cause, onClose }: Props) {
  const { t } = useTranslation('term');
  const { id: causeId, ...said } = cause;
  const [values, setValues] = useState(said);
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  const save = () => {
    submit({ type: 'EDIT_CAUSE', payload: { taskId, causeId, ...trimmed(values) } });
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
