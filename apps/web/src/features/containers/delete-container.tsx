import type { Container } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { projectsActions } from '../projects/projects-slice';
import { DeleteDialog } from './delete-dialog';

/** The container goes, its projects stay. */
export function DeleteContainer({ container }: { readonly container: Container }) {
  const { t } = useTranslation('containers');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const deleted = async () => {
    dispatch(projectsActions.requested());
    dispatch(
      messageShown({ severity: 'success', key: 'containers:deleted', params: { name: container.name } }),
    );
    await navigate('/');
  };
  return (
    <Box component="section" sx={{ mt: 10, pt: 6, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        {t('delete.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('delete.detail')}</Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('delete.button')}
      </Button>
      {asking && (
        <DeleteDialog container={container} onDone={() => void deleted()} onClose={() => setAsking(false)} />
      )}
    </Box>
  );
}
