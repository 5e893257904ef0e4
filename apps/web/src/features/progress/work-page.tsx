import Button from '@mui/material/Button';
import { type Plan, treeOf } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { CloseTermButton } from '../term/close-term-button';
import { TermSoFar } from './term-so-far';

type TitleKey = 'title' | 'kanban.title';

interface PageProps {
  readonly titleKey: TitleKey;
  readonly icon: ReactNode;
  readonly children: (plan: Plan) => ReactNode;
}

/** A page about the plan's work, as a table or a board; of a plan without tasks it says where they come from. */
export function WorkPage({ titleKey, icon, children }: PageProps) {
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={12} />}>
        {(plan) =>
          treeOf(plan).leaves.length > 0 ? children(plan) : <NoTasks titleKey={titleKey} icon={icon} />
        }
      </PlanBoundary>
    </Page>
  );
}

interface HeaderProps {
  readonly plan: Plan;
  readonly titleKey: TitleKey;
  readonly tools: ReactNode;
}

/** The head of such a page: how the term stands, the page's tools, and the close. */
export function WorkHeader({ plan, titleKey, tools }: HeaderProps) {
  const { t } = useTranslation('progress');
  return (
    <PageHeader
      title={t(titleKey)}
      context={<TermSoFar plan={plan} />}
      tools={tools}
      action={<CloseTermButton />}
    />
  );
}

function NoTasks({ titleKey, icon }: Pick<PageProps, 'titleKey' | 'icon'>) {
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
