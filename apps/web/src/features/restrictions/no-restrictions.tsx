import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LockIcon } from '../../base/icons/icons';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { useProjectId } from '../../base/use-project-id';

/** A plan in which nobody has found a restriction yet. */
export function NoRestrictions() {
  const { t } = useTranslation('restrictions');
  const projectId = useProjectId()!;
  return (
    <Empty
      icon={<LockIcon />}
      title={t('empty.title')}
      detail={t('empty.detail')}
      action={
        <Button component={Link} to={projectPath('/gantt', projectId)}>
          {t('empty.openGantt')}
        </Button>
      }
    />
  );
}
