import type { BusinessWithProjects } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { usePreloadedCharts } from '../../base/charts/use-preloaded-charts';
import { useAppSelector } from '../../base/hooks';
import { LaboratoryIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage, LoadingRows } from '../../base/states/loading';
import { NoPermission } from '../../base/states/no-permission';
import { useShownDay } from '../../base/use-day';
import { selectBusiness, selectProjectsStatus } from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { ChoiceFields } from './choice-fields';
import { Comparison } from './comparison';
import { LaboratoryViews } from './laboratory-views';
import { useChoice } from './use-choice';
import { useCompared } from './use-compared';

/** /portfolio/laboratory: the projects of a business compared, by what is stored of their closed terms. */
export function LaboratoryPage() {
  const { t } = useTranslation('laboratory');
  const business = useAppSelector(selectBusiness);
  const status = useAppSelector(selectProjectsStatus);
  const may = useMay('viewPortfolio');
  usePreloadedCharts();
  if (!business && status !== 'ready' && status !== 'failed') return <LoadingPage />;
  if (business && may && business.modules.includes('portfolio'))
    return <Laboratory key={business.id} business={business} />;
  return (
    <Page>
      <PageHeader title={t('title')} backTo="/" />
      <NoPermission
        title={t(may ? 'noModule.title' : 'notAdmin.title')}
        detail={t(may ? 'noModule.detail' : 'notAdmin.detail')}
      />
    </Page>
  );
}

function Laboratory({ business }: { readonly business: BusinessWithProjects }) {
  const { t } = useTranslation('laboratory');
  const today = useShownDay();
  const [choice, choose] = useChoice();
  const { compared, failure, again } = useCompared(business.id, choice, today);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        context={business.name}
        backTo="/portfolio"
        tools={<LaboratoryViews businessId={business.id} choice={choice} onChosen={choose} />}
      />
      {failure ? (
        <ErrorRetry title={t('loadFailed')} failure={failure} onRetry={again} />
      ) : !compared ? (
        <LoadingRows />
      ) : compared.all.length === 0 ? (
        <Empty icon={<LaboratoryIcon />} title={t('common:noData')} detail={t('none')} />
      ) : (
        <>
          <ChoiceFields
            choice={choice}
            projects={compared.all}
            containers={business.containers}
            onChosen={choose}
          />
          <Comparison
            choice={choice}
            projects={compared.chosen}
            businessName={business.name}
            onAgain={again}
          />
        </>
      )}
    </Page>
  );
}
