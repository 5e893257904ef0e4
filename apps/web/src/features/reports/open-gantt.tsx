import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { projectPath } from '../../base/paths';

export function OpenGantt({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('reports');
  return (
    <Button component={Link} to={projectPath('/gantt', projectId)} color="inherit">
      {t('openGantt')}
    </Button>
  );
}
