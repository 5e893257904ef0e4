import { operationsRoutes, type ProcessesAnswer } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useFormat } from '../../base/format';
import { Detail, ListItem, List } from '../../base/lists/list-item';
import { Section } from './section';
import { usePolling } from './use-polling';

const read = () => callRoute(operationsRoutes.processes);
const MEGABYTE = 1024 * 1024;

/** What runs, and what ought to and does not. */
export function ProcessesSection() {
  const { t } = useTranslation('operations');
  const reading = usePolling(read);
  return (
    <Section id="processes" title={t('processes.title')} failed={t('processes.failed')} reading={reading}>
      {({ processes, missing }) => (
        <>
          {missing.length > 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {t('processes.missing', { count: missing.length, names: missing.join(', ') })}{' '}
              {t('processes.whatToDo')} {t('runbook', { entry: 'PlomadaProcessMissing' })}
            </Alert>
          )}
          <List label={t('processes.title')}>
            {processes.map((one) => (
              <Process key={`${one.name} ${one.instance}`} process={one} />
            ))}
          </List>
        </>
      )}
    </Section>
  );
}

function Process({ process }: { readonly process: ProcessesAnswer['processes'][number] }) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const { name, instance, version, startedAt, memory, eventLoopDelay, checks } = process;
  const down = Object.entries(checks).filter(([, state]) => state !== 'up');
  const up = Object.entries(checks).filter(([, state]) => state === 'up');
  return (
    <ListItem
      title={name}
      isWrong={down.length > 0}
      figures={t('processes.figures', {
        memory: format.number(memory / MEGABYTE),
        delay: format.number(eventLoopDelay),
      })}
    >
      <Detail>{t('processes.about', { instance, version, at: format.date(startedAt) })}</Detail>
      {up.length > 0 && <Detail>{t('processes.up', { names: up.map(([one]) => one).join(', ') })}</Detail>}
      {down.map(([one, why]) => (
        <Detail key={one} isWrong>
          {one}: {why}
        </Detail>
      ))}
    </ListItem>
  );
}
