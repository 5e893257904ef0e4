import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { ProposalWord } from '../../plan/proposing/proposal-word';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import { planActions } from '../../plan/state/plan-actions';
import { selectMustPropose, selectPlan } from '../../plan/state/plan-selectors';
import { CauseFields, isBlank, isWhole, NO_CAUSE, trimmed } from './cause-fields';

interface Props {
  readonly taskId: string;
  /** What was written of it before. */
  readonly said?: string;
  readonly onClose: () => void;
}

/** Why a task fell short of its commitment; who must propose proposes the first cause and no other. */
export function CauseDialog({ taskId, said = '', onClose }: Props) {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const task = useAppSelector((state) => selectPlan(state)?.tasks.get(taskId));
  const proposes = useAppSelector(selectMustPropose);
  const format = useFormat();
  const [values, setValues] = useState({ ...NO_CAUSE, detail: said });
  const [word, setWord] = useState('');
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  if (!task) return null;
  const save = () => {
    submit({ type: 'ADD_CAUSE', payload: { taskId, ...trimmed(values) } }, { word: word.trim() });
  };
  const remove = (causeId: string) =>
    dispatch(planActions.submit({ type: 'REMOVE_CAUSE', payload: { taskId, causeId } }));
  return (
    <FormDialog
      title={t('cause.title')}
      submit={t(proposes ? 'cause.propose' : 'cause.save')}
      ready={isWhole(values)}
      dirty={!isBlank(values) || word.trim() !== ''}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{task.text}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('cause.figures', {
          commitment: format.percent(task.commitment === null ? null : task.commitment * 100, 2),
          progress: format.percent(task.progress * 100, 2),
        })}
      </Typography>
      <List dense>
        {task.causes.map((cause) => (
          <ListItem
            key={cause.id}
            disableGutters
            secondaryAction={
              !proposes && <Button onClick={() => remove(cause.id)}>{t('cause.remove')}</Button>
            }
          >
            <ListItemText primary={`${cause.cncType} · ${cause.cncOrigin}`} secondary={cause.detail} />
          </ListItem>
        ))}
      </List>
      <CauseFields required values={values} onChange={setValues} />
      {proposes && <ProposalWord value={word} onChange={setWord} />}
    </FormDialog>
  );
}
