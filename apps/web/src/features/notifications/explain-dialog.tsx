import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { ProposalWord } from '../../plan/proposing/proposal-word';
import { planActions } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { CauseFields, isBlank, isWhole, NO_CAUSE, trimmed } from '../term/cause-fields';
import { notificationsActions, type Unexplained } from './notifications-slice';

interface Props {
  readonly projectId: string;
  readonly proposal: Unexplained;
}

/** Asks why the progress that is proposed is below the commitment; it may be left out until the term is closed. */
export function ExplainDialog({ projectId, proposal }: Props) {
  const { t } = useTranslation(['notifications', 'term']);
  const dispatch = useAppDispatch();
  const { taskId, progress } = proposal.action.payload;
  const task = useAppSelector((state) => selectPlan(state)?.tasks.get(taskId));
  const format = useFormat();
  const [values, setValues] = useState(NO_CAUSE);
  const [word, setWord] = useState(proposal.word ?? '');
  if (!task) return null;
  const without = isBlank(values);
  const send = () => {
    const payload = { ...proposal.action.payload, ...(!without && { cause: trimmed(values) }) };
    const proposals = [{ ...proposal, action: { ...proposal.action, payload }, word: word.trim() }];
    dispatch(planActions.propose({ projectId, proposals }));
  };
  return (
    <FormDialog
      title={t('explain.title')}
      submit={t(without ? 'explain.without' : 'explain.propose')}
      ready={without || isWhole(values)}
      dirty={!without || word.trim() !== ''}
      onSubmit={send}
      onClose={() => dispatch(notificationsActions.causeAsked(null))}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{task.text}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('term:cause.figures', {
          commitment: format.percent(task.commitment === null ? null : task.commitment * 100, 2),
          progress: format.percent(progress * 100, 2),
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 4 }}>
        {t('explain.detail')}
      </Typography>
      <CauseFields required={!without} values={values} onChange={setValues} />
      <ProposalWord value={word} onChange={setWord} />
    </FormDialog>
  );
}
