import Button from '@mui/material/Button';
import { WORK_SCOPES, type WorkScope } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { useProjectId } from '../../base/use-project-id';

interface NoWorkProps {
  readonly scope: WorkScope;
  readonly icon: ReactNode;
  readonly onChosen: (scope: WorkScope) => void;
}

/** A scope without work, and where there is some. */
export function NoWork({ scope, icon, onChosen }: NoWorkProps) {
  const { t } = useTranslation('progress');
  const wider = WORK_SCOPES[WORK_SCOPES.indexOf(scope) + 1];
  return (
    <Empty
      icon={icon}
      title={t(`empty.${scope}`)}
      detail={t('empty.detail')}
      action={wider && <Button onClick={() => onChosen(wider)}>{t(`seeScope.${wider}`)}</Button>}
    />
  );
}

interface NoTasksProps {
  /** Of the page's title. */
  readonly titleKey: 'title' | 'kanban.title';
  readonly icon: ReactNode;
}

/** The whole page of a project whose plan has no tasks yet. */
export function NoTasks({ titleKey, icon }: NoTasksProps) {
  const { t } = useTranslation('progress');
  const projectId = useProjectId()!;
  return (
    <>
      <PageHeader title={t(titleKey)} />
      <Empty
        icon={icon}
        title={t('noTasks.title')}
        detail={t('noTasks.detail')}
        action={
          <Button component={Link} to={projectPath('/gantt', projectId)}>
            {t('noTasks.openGantt')}
          </Button>
        }
      />
    </>
  );
}
