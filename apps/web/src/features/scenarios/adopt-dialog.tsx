import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdoptionPreview, ListedScenario } from '@plomada/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { v7 as newId } from 'uuid';
import { useAgainOn } from '../../base/api/use-again-on';
import { useQuery } from '../../base/api/use-query';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useFailureText } from '../../base/messages/use-failure-text';
import { taskPath } from '../../base/paths';
import { LoadingRows } from '../../base/states/loading';
import { selectJoined, selectSeq } from '../../plan/state/plan-selectors';
import { fetchAdoption } from './scenarios-api';
import { scenariosActions, selectAdopting, selectScenarioNews } from './scenarios-slice';
import { useDaysText } from './use-days-text';

interface Props {
  readonly scenario: ListedScenario;
  readonly projectId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const NOT_BEGUN = { phase: 'idle', failure: null } as const;

/** What would become of the live plan, before it does. */
export function AdoptDialog({ scenario, projectId, onDone, onClose }: Props) {
  const { t } = useTranslation('scenarios');
  const dispatch = useAppDispatch();
  const { scenarioId, planId, name } = scenario;
  const joined = useAppSelector(selectJoined);
  const adopting = useAppSelector(selectAdopting);
  const [id] = useState(() => newId());
  const [preview, again] = useQuery(
    useCallback(() => fetchAdoption(projectId, scenarioId), [projectId, scenarioId]),
  );
  const { phase, failure } = adopting.id === id ? adopting : NOT_BEGUN;
  const isRunning = phase === 'running';
  const news = [useAppSelector(selectSeq), useAppSelector(selectScenarioNews(planId)), failure?.code];
  // What is read here is what will be done. The adoption itself is news of the live plan, too.
  const againBefore = useCallback(() => {
    if (!isRunning) again();
  }, [isRunning, again]);
  useAgainOn(news.join(' '), againBefore);
  const isDone = phase === 'done';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const ready = preview.status === 'ready' && joined && changesAnything(preview.value);
  const submit = () => {
    if (preview.status !== 'ready') return;
    dispatch(scenariosActions.adoptWanted({ id, scenarioId, name, seq: preview.value.seq }));
  };
  return (
    <FormDialog
      title={t('adoptTitle', { name })}
      submit={t('adoptNow')}
      readFirst
      ready={ready}
      busy={isRunning}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview.status === 'loading' && <LoadingRows rows={3} />}
      {preview.status === 'failed' && <FailureAlert failure={preview.failure} />}
      {preview.status === 'ready' && <Preview preview={preview.value} projectId={projectId} />}
    </FormDialog>
  );
}

const changesAnything = ({ added, removed, changed, links, settings }: AdoptionPreview): boolean =>
  added + removed + changed + links > 0 || settings;

function Preview({ preview, projectId }: { readonly preview: AdoptionPreview; readonly projectId: string }) {
  const { t } = useTranslation(['scenarios', 'merge']);
  const format = useFormat();
  const daysText = useDaysText();
  const textOf = useFailureText();
  const { added, removed, changed, links, settings, end, kept, replaced, following, linksLeftOut } = preview;
  if (!changesAnything(preview)) return <Alert severity="info">{t('preview.nothing')}</Alert>;
  const counts = [
    changed > 0 && t('preview.changed', { count: changed }),
    added > 0 && t('preview.added', { count: added }),
    removed > 0 && t('preview.removed', { count: removed }),
    links > 0 && t('preview.links', { count: links }),
    settings && t('preview.settings'),
  ].filter(Boolean);
  const fieldNames = (fields: readonly string[]) => fields.map((field) => t(`fields.${field}`)).join(', ');
  return (
    <>
      {end && (
        <Typography sx={{ fontWeight: 600 }}>
          {t('preview.end', {
            before: format.date(end.before),
            after: format.date(end.after),
            days: daysText(end.by),
          })}
        </Typography>
      )}
      <Typography>{counts.join(' · ')}</Typography>
      <Typography sx={{ my: 2 }}>{t('preview.stays')}</Typography>
      {kept.length > 0 && (
        <Tasks title={t('preview.kept', { count: kept.length })} projectId={projectId}>
          {kept.map((task) => ({ ...task, why: textOf(task.reason as Parameters<typeof textOf>[0]) }))}
        </Tasks>
      )}
      {replaced.length > 0 && (
        <Tasks title={t('preview.replaced', { count: replaced.length })} projectId={projectId}>
          {replaced.map((task) => ({ ...task, why: fieldNames(task.fields) }))}
        </Tasks>
      )}
      {following > 0 && <Typography>{t('preview.following', { count: following })}</Typography>}
      {linksLeftOut > 0 && <Typography>{t('preview.linksLeftOut', { count: linksLeftOut })}</Typography>}
      <Typography sx={{ mt: 2 }}>{t('preview.undo')}</Typography>
    </>
  );
}

interface TasksProps {
  readonly title: string;
  readonly projectId: string;
  readonly children: readonly {
    readonly id: string;
    readonly code: string;
    readonly text: string;
    readonly why: string;
  }[];
}

function Tasks({ title, projectId, children }: TasksProps) {
  return (
    <Box role="group" aria-label={title} sx={{ my: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, maxHeight: 220, overflow: 'auto' }} tabIndex={0}>
        {children.map(({ id, code, text, why }) => (
          <li key={id}>
            <Link component={RouterLink} to={taskPath(projectId, id)}>
              {`${code} ${text}`.trim()}
            </Link>
            {why && `: ${why}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
