import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { UploadIcon } from '../../app/icons/icons';
import { Page } from '../../app/layout/page';
import { PageHeader } from '../../app/layout/page-header';
import { importActions } from '../import/import-slice';
import { useProject } from '../projects/use-project';

export function GanttPage() {
  const { t } = useTranslation('import');
  const dispatch = useAppDispatch();
  const found = useProject();
  if (!found) return null;
  const { project } = found;
  const open = () => dispatch(importActions.opened({ projectId: project.id }));
  return (
    <Page layout="fill">
      <PageHeader
        title={project.name}
        action={
          <Button variant="contained" startIcon={<UploadIcon />} onClick={open}>
            {t('open')}
          </Button>
        }
      />
    </Page>
  );
}
