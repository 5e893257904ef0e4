import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { KEPT_DAYS } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DeleteForm } from '../../../base/deleting/delete-form';
import { useAppDispatch } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { planActions } from '../../../plan/state/plan-actions';
import { projectsActions } from '../../projects/projects-slice';
import { useProject } from '../../projects/use-project';
import { deleteProject } from '../project/settings-api';

/** Deletes the project after its name was typed: for everybody at once, and for good after 30 days. */
export function DeleteSection() {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { id, name } = useProject()!.project;
  // Whoever deletes it is told that it is deleted, not that they have lost it: they leave it first.
  const remove = async (typed: string) => {
    dispatch(planActions.close());
    try {
      await deleteProject(id, typed);
    } catch (error) {
      dispatch(planActions.open({ projectId: id }));
      throw error;
    }
  };
  const gone = async () => {
    const params = { name, days: KEPT_DAYS };
    dispatch(messageShown({ severity: 'success', key: 'settings:delete.done', params }));
    await navigate('/');
    dispatch(projectsActions.requested());
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Alert severity="error" sx={{ mb: 4 }}>
        <Box component="ul" sx={{ m: 0, pl: 4 }}>
          <li>{t('delete.atOnce')}</li>
          <li>{t('delete.kept', { days: KEPT_DAYS })}</li>
          <li>{t('delete.gone', { days: KEPT_DAYS })}</li>
        </Box>
      </Alert>
      <DeleteForm
        name={name}
        ask={t('delete.type', { name })}
        label={t('project.name')}
        button={t('delete.do')}
        remove={remove}
        onDone={() => void gone()}
      />
    </Box>
  );
}
