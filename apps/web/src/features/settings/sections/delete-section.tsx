import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { KEPT_DAYS } from '@plomada/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { failureOf } from '../../../app/api/api-failure';
import { useAppDispatch } from '../../../app/hooks';
import { failureShown, messageShown } from '../../../app/messages/messages-slice';
import { projectsActions } from '../../projects/projects-slice';
import { useProject } from '../../projects/use-project';
import { deleteProject } from '../project/settings-api';

/** Deletes the project after its name was typed: for everybody at once, and for good after 30 days. */
export function DeleteSection() {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { project } = useProject()!;
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const sure = typed.trim().toLowerCase() === project.name.trim().toLowerCase();
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!sure || busy) return;
    setBusy(true);
    try {
      await deleteProject(project.id, typed);
      const params = { name: project.name, days: KEPT_DAYS };
      dispatch(messageShown({ severity: 'success', key: 'settings:delete.done', params }));
      await navigate('/');
      dispatch(projectsActions.requested());
    } catch (thrown) {
      dispatch(failureShown(failureOf(thrown)));
      setBusy(false);
    }
  };
  return (
    <Box component="form" onSubmit={(event) => void remove(event)} sx={{ maxWidth: 640 }}>
      <Alert severity="error" sx={{ mb: 4 }}>
        <Box component="ul" sx={{ m: 0, pl: 4 }}>
          <li>{t('delete.atOnce')}</li>
          <li>{t('delete.kept', { days: KEPT_DAYS })}</li>
          <li>{t('delete.gone', { days: KEPT_DAYS })}</li>
        </Box>
      </Alert>
      <Typography sx={{ mb: 2 }}>{t('delete.type', { name: project.name })}</Typography>
      <TextField
        label={t('project.name')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 400 } }}
        sx={{ maxWidth: 480, mb: 4, display: 'flex' }}
      />
      <Button type="submit" variant="contained" color="error" disabled={!sure || busy}>
        {t('delete.do')}
      </Button>
    </Box>
  );
}
