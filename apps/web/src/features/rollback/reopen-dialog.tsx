import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  missedNoMore,
  openTerm,
  type Plan,
  REOPEN_REASON,
  setAsideByReopening,
  type Term,
} from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';
import { useFormat } from '../../base/format';
import { useAppDispatch } from '../../base/hooks';
import { useRefusalHere } from '../../plan/proposing/use-refusal-here';
import { RestrictionsLeavingPcr } from '../term/restrictions-leaving-pcr';
import { rollbackActions } from './rollback-slice';
import type { ReopenState } from './rollback-state';

interface Props {
  readonly plan: Plan;
  readonly term: Term;
  readonly state: NonNullable<ReopenState>;
}

/** Says what waits until the second close, and asks for the reason. */
export function ReopenDialog({ plan, term, state }: Props) {
  const { t } = useTranslation('rollback');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const refusalHere = useRefusalHere();
  const [reason, setReason] = useState('');
  const count = useMemo(() => setAsideByReopening(plan), [plan]);
  const missed = useMemo(() => missedNoMore(plan, term), [plan, term]);
  const { id: termId, number, realClosingTime } = term;
  const next = openTerm(plan).number;
  const send = () => {
    const payload = { termId, reason };
    const refusal = refusalHere({ type: 'REOPEN_TERM', payload });
    dispatch(refusal ? rollbackActions.reopenFailed(refusal) : rollbackActions.reopenConfirmed(payload));
  };
  return (
    <FormDialog
      title={t('reopen.title', { number })}
      submit={t('reopen.do')}
      ready={reason.trim() !== ''}
      busy={state.busy}
      failure={state.failure}
      dirty={reason.trim() !== ''}
      onSubmit={send}
      onClose={() => dispatch(rollbackActions.reopenClosed())}
    >
      <Typography sx={{ mb: 3 }}>
        {t('reopen.what', { number, time: format.date(realClosingTime!) })}
      </Typography>
      <Alert severity={count > 0 ? 'warning' : 'info'} sx={{ mb: 4 }}>
        {count > 0 ? t('reopen.aside', { count, next, number }) : t('reopen.nothingAside', { next })}
      </Alert>
      <RestrictionsLeavingPcr number={number} restrictions={missed} />
      <TextField
        multiline
        required
        minRows={2}
        label={t('reopen.reason')}
        hint={t('reopen.least', { count: REOPEN_REASON.least })}
        value={reason}
        onChange={setReason}
        maxLength={REOPEN_REASON.most}
      />
    </FormDialog>
  );
}
