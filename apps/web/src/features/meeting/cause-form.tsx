import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WorkRow } from '@plomada/domain';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import { planActions } from '../../plan/state/plan-actions';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { CauseFields, isWhole, NO_CAUSE, trimmed } from '../term/cause-fields';

interface Props {
  readonly row: WorkRow;
  readonly onClose: () => void;
}

/** Why the task falls short, typed in its row: Tab from field to field, Ctrl+Enter keeps it. */
export function CauseForm({ row, onClose }: Props) {
  const { t } = useTranslation(['meeting', 'term']);
  const dispatch = useAppDispatch();
  const proposes = useAppSelector(selectMustPropose);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(NO_CAUSE);
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const taskId = row.id;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole(values)) return;
    submit({ type: 'ADD_CAUSE', payload: { taskId, ...trimmed(values) } });
  };
  const remove = (causeId: string) =>
    dispatch(planActions.submit({ type: 'REMOVE_CAUSE', payload: { taskId, causeId } }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Box component="form" noValidate ref={form} onSubmit={save} onKeyDown={onKeyDown} sx={{ mt: 2 }}>
      {failure && <FailureAlert failure={failure} />}
      {!proposes &&
        row.task.causes.map((cause) => (
          <Button key={cause.id} color="error" onClick={() => remove(cause.id)} sx={{ mb: 3 }}>
            {t('removeCause', { type: cause.cncType })}
          </Button>
        ))}
      <CauseFields required values={values} onChange={setValues} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 3 }}>
        <Button type="submit" variant="contained" disabled={!isWhole(values)}>
          {t(proposes ? 'term:cause.propose' : 'term:cause.save')}
        </Button>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.7em' }}>
          {t('causeKeys')}
        </Box>
      </Box>
    </Box>
  );
}
