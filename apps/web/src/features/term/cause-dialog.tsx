import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hundredths } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../base/fields/suggest-field';
import { TextField } from '../../base/fields/text-field';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { selectPlan, selectSummary } from '../../plan/state/plan-selectors';

const LONGEST = { word: 120, detail: 2000 };

/** Why a task fell short of its commitment: type, the role it comes from, and what happened. */
export function CauseDialog({ taskId, onClose }: { readonly taskId: string; readonly onClose: () => void }) {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const task = useAppSelector((state) => selectPlan(state)?.tasks.get(taskId));
  const business = useAppSelector(selectSummary)?.business;
  const [cncType, setType] = useState('');
  const [cncOrigin, setOrigin] = useState('');
  const [detail, setDetail] = useState('');
  if (!task || !business) return null;
  const complete = [cncType, cncOrigin, detail].every((text) => text.trim() !== '');
  const save = () => {
    const payload = { taskId, cncType: cncType.trim(), cncOrigin: cncOrigin.trim(), detail: detail.trim() };
    dispatch(planActions.submit({ type: 'ADD_CAUSE', payload }));
    onClose();
  };
  const remove = (causeId: string) =>
    dispatch(planActions.submit({ type: 'REMOVE_CAUSE', payload: { taskId, causeId } }));
  return (
    <FormDialog
      title={t('cause.title')}
      submit={t('cause.save')}
      ready={complete}
      dirty={Boolean(cncType || cncOrigin || detail)}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{task.text}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 4 }}>
        {t('cause.figures', {
          commitment: task.commitment === null ? '—' : `${hundredths(task.commitment)} %`,
          progress: `${hundredths(task.progress)} %`,
        })}
      </Typography>
      <List dense>
        {task.causes.map((cause) => (
          <ListItem
            key={cause.id}
            disableGutters
            secondaryAction={<Button onClick={() => remove(cause.id)}>{t('cause.remove')}</Button>}
          >
            <ListItemText primary={`${cause.cncType} · ${cause.cncOrigin}`} secondary={cause.detail} />
          </ListItem>
        ))}
      </List>
      <Stack spacing={4}>
        <SuggestField
          required
          label={t('cause.type')}
          suggested={business.cncTypes}
          maxLength={LONGEST.word}
          value={cncType}
          onChange={setType}
        />
        <SuggestField
          required
          label={t('cause.origin')}
          suggested={business.roles}
          maxLength={LONGEST.word}
          value={cncOrigin}
          onChange={setOrigin}
        />
        <TextField
          required
          multiline
          minRows={2}
          label={t('cause.detail')}
          value={detail}
          onChange={setDetail}
          maxLength={LONGEST.detail}
        />
      </Stack>
    </FormDialog>
  );
}
