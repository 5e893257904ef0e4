import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckIcon } from '../../base/icons/icons';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { useProjectId } from '../../base/use-project-id';

/** Nobody asks anything of this person this week or the next; everybody's work is elsewhere. */
export function NoFieldWork() {
  const { t } = useTranslation('field');
  const projectId = useProjectId()!;
  return (
    <Empty
      icon={<CheckIcon />}
      title={t('empty.title')}
      detail={t('empty.detail')}
      action={
        <Button component={Link} to={projectPath('/progressManager', projectId)} sx={{ minHeight: 48 }}>
          {t('empty.all')}
        </Button>
      }
    />
  );
}
