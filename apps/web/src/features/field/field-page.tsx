import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fieldWork, openTerm, type Plan, termLastDay } from '@plomada/domain';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { ROOM_AT_END } from '../../base/messages/messages-height';
import { selectUser } from '../../base/session/session-slice';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { useToday } from '../../plan/rows/use-today';
import { selectActor, selectMay } from '../../plan/state/plan-selectors';
import { FieldBar } from './field-bar';
import { FieldCard } from './field-card';
import { FieldSheets, type OpenSheet } from './field-sheets';
import { NoFieldWork } from './no-field-work';
import { rememberFieldProject } from './field-project';
import { useUnsentTasks } from './use-unsent-tasks';
import { useWaitingOf } from './use-waiting-of';

/** /field: what somebody on site has to do this week and the next, and says of it with one thumb. */
export function FieldPage() {
  const projectId = useProjectId();
  const user = useAppSelector(selectUser);
  useEffect(() => {
    if (projectId && user) rememberFieldProject(user.id, projectId);
  }, [projectId, user]);
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={6} />}>{(plan) => <Field plan={plan} />}</PlanBoundary>
    </Page>
  );
}

function Field({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('field');
  const format = useFormat();
  const today = useToday();
  const actor = useAppSelector(selectActor);
  const may = useAppSelector(selectMay('recordProgress'));
  const waitingOf = useWaitingOf();
  const unsent = useUnsentTasks();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { now, next } = useMemo(
    () => (actor ? fieldWork(plan, actor, today) : { now: [], next: [] }),
    [plan, actor, today],
  );
  const term = openTerm(plan);
  const card = (id: string, isOpenTerm: boolean) => (
    <FieldCard
      key={id}
      plan={plan}
      task={plan.tasks.get(id)!}
      isOpenTerm={isOpenTerm}
      may={may}
      isUnsent={unsent.has(id)}
      waiting={waitingOf(id)}
      onOpen={(kind) => setSheet({ kind, taskId: id })}
    />
  );
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', mx: -4, px: 4, ...ROOM_AT_END }}>
        <Box sx={{ maxWidth: 640, mx: 'auto' }}>
          <PageHeader
            title={t('title')}
            context={t('term', {
              number: term.number,
              from: format.date(term.startDate),
              to: format.date(termLastDay(term)),
            })}
          />
          {now.length + next.length === 0 && <NoFieldWork />}
          {now.length > 0 && <Heading text={t('now', { count: now.length })} />}
          {now.map(({ id }) => card(id, true))}
          {next.length > 0 && <Heading text={t('next', { count: next.length })} />}
          {next.map(({ id }) => card(id, false))}
        </Box>
      </Box>
      <FieldBar />
      <FieldSheets plan={plan} sheet={sheet} onClose={() => setSheet(null)} />
    </>
  );
}

const Heading = ({ text }: { readonly text: string }) => (
  <Typography variant="h2" sx={{ mt: 2, mb: 2, fontSize: '1rem' }}>
    {text}
  </Typography>
);
