import Button from '@mui/material/Button';
import type { ListedScenario } from '@plomada/contracts';
import { MAX_SCENARIOS } from '@plomada/domain';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgainOn } from '../../base/api/use-again-on';
import { useQuery } from '../../base/api/use-query';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { AddIcon, ScenarioIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { selectMay, selectSeq } from '../../plan/state/plan-selectors';
import { AdoptDialog } from './adopt-dialog';
import { DiscardDialog } from './discard-dialog';
import { NameDialog } from './name-dialog';
import { ScenarioCard, type ScenarioStep } from './scenario-card';
import { selectScenarioNews } from './scenarios-slice';
import { createScenario, fetchScenarios, renameScenario } from './scenarios-api';

/** /scenarios: copies of the plan in which something is tried out, beside the plan that the site works by. */
export function ScenariosPage() {
  return (
    <PlanBoundary>
      <Scenarios />
    </PlanBoundary>
  );
}

type Open =
  { readonly step: 'create' } | { readonly step: ScenarioStep; readonly scenario: ListedScenario } | null;

function Scenarios() {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const projectId = useProjectId()!;
  const editable = useAppSelector(selectMay('editPlan'));
  const [loaded, again] = useQuery(useCallback(() => fetchScenarios(projectId), [projectId]));
  // The end of each is told beside that of the live plan.
  useAgainOn(`${useAppSelector(selectSeq)} ${useAppSelector(selectScenarioNews())}`, again);
  const [open, setOpen] = useState<Open>(null);
  const found = loaded.status === 'ready' ? loaded.value.scenarios : [];
  const end = loaded.status === 'ready' ? loaded.value.end : null;
  const create = editable && (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      disabled={found.length >= MAX_SCENARIOS}
      title={found.length >= MAX_SCENARIOS ? t('codes:SCENARIOS_FULL', { max: MAX_SCENARIOS }) : undefined}
      onClick={() => setOpen({ step: 'create' })}
    >
      {t('create')}
    </Button>
  );
  const close = () => setOpen(null);
  const done = () => {
    close();
    again();
  };
  return (
    <Page layout="read">
      <PageHeader
        title={t('title')}
        context={end && t('liveEnd', { date: format.date(end) })}
        backTo={projectPath('/gantt', projectId)}
        action={found.length > 0 && create}
      />
      {loaded.status === 'loading' && <LoadingRows rows={4} />}
      {loaded.status === 'failed' && (
        <ErrorRetry title={t('failed')} failure={loaded.failure} onRetry={again} />
      )}
      {loaded.status === 'ready' && found.length === 0 && (
        <Empty
          icon={<ScenarioIcon />}
          title={t('empty.title')}
          detail={t(editable ? 'empty.detail' : 'empty.viewer')}
          action={create}
        />
      )}
      {found.map((scenario) => (
        <ScenarioCard
          key={scenario.scenarioId}
          {...{ scenario, projectId }}
          onStep={(step) => setOpen({ step, scenario })}
        />
      ))}
      <Dialog {...{ open, projectId, close, done }} />
    </Page>
  );
}

interface DialogProps {
  readonly open: Open;
  readonly projectId: string;
  readonly close: () => void;
  readonly done: () => void;
}

function Dialog({ open, projectId, close, done }: DialogProps) {
  const { t } = useTranslation('scenarios');
  if (!open) return null;
  if (open.step === 'create') {
    const save = (name: string) => createScenario(projectId, name);
    return (
      <NameDialog
        title={t('createTitle')}
        detail={t('createDetail')}
        submit={t('create')}
        save={save}
        onDone={done}
        onClose={close}
      />
    );
  }
  const { scenario } = open;
  if (open.step === 'discard')
    return <DiscardDialog {...{ scenario, projectId }} onDone={done} onClose={close} />;
  if (open.step === 'adopt')
    return <AdoptDialog {...{ scenario, projectId }} onDone={done} onClose={close} />;
  return (
    <NameDialog
      title={t('renameTitle')}
      submit={t('rename')}
      present={scenario.name}
      save={(name) => renameScenario(projectId, scenario.scenarioId, name)}
      onDone={done}
      onClose={close}
    />
  );
}
