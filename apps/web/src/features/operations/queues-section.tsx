import { operationsRoutes, type QueueState } from '@plomada/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useFormat } from '../../base/format';
import { Detail, ListItem, List } from '../../base/lists/list-item';
import { Section } from './section';
import { usePolling } from './use-polling';

const read = () => callRoute(operationsRoutes.queues);
/** Of those that need nobody so many are shown at first. */
const FIRST = 5;

/** What waits in the broker. Those that need somebody come first, as the server puts them. */
export function QueuesSection() {
  const { t } = useTranslation('operations');
  const reading = usePolling(read);
  const [isWhole, setWhole] = useState(false);
  return (
    <Section id="queues" title={t('queues.title')} failed={t('queues.failed')} reading={reading}>
      {({ queues }) => {
        const wrong = queues.filter(({ needsAttention }) => needsAttention).length;
        const shown = isWhole ? queues : queues.slice(0, wrong + FIRST);
        return (
          <>
            <Detail isWrong={wrong > 0}>
              {wrong > 0
                ? `${t('queues.wrong', { count: wrong })} ${t('runbook', { entry: 'PlomadaProcessMissing, PlomadaPlanQueueDeep' })}`
                : t('queues.fine')}
            </Detail>
            <List label={t('queues.title')}>
              {shown.map((queue) => (
                <BrokerQueue key={queue.name} queue={queue} />
              ))}
            </List>
            {queues.length > wrong + FIRST && (
              <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('queues.less') : t('queues.all', { count: queues.length })}
              </Button>
            )}
          </>
        );
      }}
    </Section>
  );
}

function BrokerQueue({ queue }: { readonly queue: QueueState }) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const { name, waiting, consumers, growth, needsAttention } = queue;
  return (
    <ListItem
      title={name}
      isWrong={needsAttention}
      figures={[
        t('queues.waiting', { count: waiting, shown: format.number(waiting) }),
        t('queues.consumers', { count: consumers }),
        ...(growth
          ? [t('queues.growth', { growth: `${growth > 0 ? '+' : ''}${format.number(growth)}` })]
          : []),
      ].join(' · ')}
    />
  );
}
