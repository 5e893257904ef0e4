import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { projectPath } from '../../../base/paths';
import { useProject } from '../../projects/use-project';

/** Where the way back to a prior short term begins. */
export function RollbackSection() {
  const { t } = useTranslation('settings');
  const { project } = useProject()!;
  return (
    <>
      <Typography sx={{ mb: 4, maxWidth: 640 }}>{t('rollback.detail')}</Typography>
      <Button variant="outlined" component={Link} to={projectPath('/rollback', project.id)}>
        {t('rollback.open')}
      </Button>
    </>
  );
}
