import { type FailedJob, operationsRoutes } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { Detail, ListItem, List } from '../../base/lists/list-item';
import { Section } from './section';
import { type ConfirmedActions, useConfirmedAction } from './use-confirmed-action';
import { usePolling } from './use-polling';

const read = () => callRoute(operationsRoutes.jobs);

/** Jobs of the workers: how many, and those that were given up. */
export function JobsSection() {
  const { t } = useTranslation('operations');
  const reading = usePolling(read);
  const deeds = useConfirmedAction(reading.again);
  return (
    <Section id="jobs" title={t('jobs.title')} failed={t('jobs.failed')} reading={reading} deeds={deeds}>
      {({ queues, failed }) => (
        <>
          <List label={t('jobs.title')}>
            {queues.map(({ name, waiting, active, delayed, failed: lost }) => (
              <ListItem
                key={name}
                title={t(`jobs.queue.${name}`)}
                isWrong={lost > 0}
                figures={t('jobs.figures', { waiting, active, delayed, failed: lost })}
              />
            ))}
          </List>
          {failed.length > 0 && (
            <List label={t('jobs.oldestFailed')}>
              {failed.map((job) => (
                <Failed key={`${job.queue} ${job.id}`} job={job} deeds={deeds} />
              ))}
            </List>
          )}
        </>
      )}
    </Section>
  );
}

function Failed({ job, deeds }: { readonly job: FailedJob; readonly deeds: ConfirmedActions }) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const { id, queue, attempts, reason, at, projectId, projectName } = job;
  const of = projectName ?? projectId ?? id;
  const about = `${t(`jobs.queue.${queue}`)}: ${of}`;
  const question = {
    title: t('jobs.removeTitle', { of }),
    detail: t('jobs.removeDetail'),
    go: t('jobs.remove'),
  };
  return (
    <ListItem
      title={about}
      figures={format.date(at)}
      actions={
        <>
          <FocusableButton
            disabled={deeds.busy}
            aria-label={t('retryOf', { about })}
            onClick={() => deeds.act(() => callRoute(operationsRoutes.retryJob, { body: { queue, id } }))}
          >
            {t('retry')}
          </FocusableButton>
          <FocusableButton
            color="error"
            disabled={deeds.busy}
            aria-label={t('jobs.removeOf', { about })}
            onClick={() =>
              deeds.ask(question, () => callRoute(operationsRoutes.removeJob, { body: { queue, id } }))
            }
          >
            {t('jobs.remove')}
          </FocusableButton>
        </>
      }
    >
      <Detail isWrong>{reason}</Detail>
      <Detail>{t('attempts', { count: attempts })}</Detail>
    </ListItem>
  );
}
