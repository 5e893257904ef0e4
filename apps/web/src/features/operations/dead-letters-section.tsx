import {
  type DeadLettersAnswer,
  type DeadLetterShown,
  operationsRoutes,
  PROCESSES,
} from '@plomada/contracts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { Detail, ListItem, List } from '../../base/lists/list-item';
import { Section } from './section';
import { type ConfirmedActions, useConfirmedAction } from './use-confirmed-action';
import { usePolling } from './use-polling';

const read = () => callRoute(operationsRoutes.deadLetters);
type App = (typeof PROCESSES)[number];
const retry = (app: string, id?: string) =>
  callRoute(operationsRoutes.retryDeadLetters, { body: { app: app as App, id } });
const drop = (app: string, id: string) =>
  callRoute(operationsRoutes.dropDeadLetter, { body: { app: app as App, id } });

/** Messages that nobody could handle. */
export function DeadLettersSection() {
  const { t } = useTranslation('operations');
  const reading = usePolling(read);
  const deeds = useConfirmedAction(reading.again);
  return (
    <Section
      id="dead-letters"
      title={t('letters.title')}
      failed={t('letters.failed')}
      reading={reading}
      deeds={deeds}
    >
      {(answer) => <Letters answer={answer} deeds={deeds} />}
    </Section>
  );
}

function Letters({
  answer,
  deeds,
}: {
  readonly answer: DeadLettersAnswer;
  readonly deeds: ConfirmedActions;
}) {
  const { t } = useTranslation('operations');
  const some = answer.counts.filter(({ count }) => count > 0);
  if (some.length === 0) return <Detail>{t('letters.none')}</Detail>;
  return (
    <>
      <Detail>
        {t('letters.whatToDo')} {t('runbook', { entry: 'PlomadaDeadLetters' })}
      </Detail>
      <List label={t('letters.byApp')}>
        {some.map(({ app, count }) => (
          <ListItem
            key={app}
            title={app}
            isWrong
            figures={t('letters.count', { count })}
            actions={
              <FocusableButton
                disabled={deeds.busy}
                aria-label={t('letters.retryAllOf', { app })}
                onClick={() =>
                  deeds.ask(
                    {
                      title: t('letters.retryAllTitle', { app, count }),
                      detail: t('letters.retryAllDetail'),
                      go: t('letters.retryAll'),
                    },
                    () => retry(app),
                  )
                }
              >
                {t('letters.retryAll')}
              </FocusableButton>
            }
          />
        ))}
      </List>
      <List label={t('letters.oldest')}>
        {answer.letters.map((letter) => (
          <Letter key={`${letter.app} ${letter.id}`} letter={letter} deeds={deeds} />
        ))}
      </List>
    </>
  );
}

function Letter({ letter, deeds }: { readonly letter: DeadLetterShown; readonly deeds: ConfirmedActions }) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const { id, app, queue, reason, event, at, correlationId, body } = letter;
  const about = `${event ?? t('letters.unknown')}, ${format.date(at)}`;
  const question = {
    title: t('letters.dropTitle', { event: event ?? id }),
    detail: t('letters.dropDetail'),
    go: t('drop'),
  };
  return (
    <ListItem
      title={event ?? t('letters.unknown')}
      figures={format.date(at)}
      actions={
        <>
          <FocusableButton
            disabled={deeds.busy}
            aria-label={t('retryOf', { about })}
            onClick={() => deeds.act(() => retry(app, id))}
          >
            {t('retry')}
          </FocusableButton>
          <FocusableButton
            color="error"
            disabled={deeds.busy}
            aria-label={t('dropOf', { about })}
            onClick={() => deeds.ask(question, () => drop(app, id))}
          >
            {t('drop')}
          </FocusableButton>
        </>
      }
    >
      <Detail>{t('letters.from', { queue: queue ?? app, reason: reason ?? '—' })}</Detail>
      <Detail>{t('letters.correlation', { id: correlationId ?? '—' })}</Detail>
      <details>
        <summary>{t('letters.body')}</summary>
        <Box
          component="pre"
          tabIndex={0}
          aria-label={t('letters.body')}
          sx={{
            m: 0,
            p: 2,
            maxHeight: 240,
            overflow: 'auto',
            bgcolor: 'action.hover',
            fontSize: '0.8125rem',
          }}
        >
          {body}
        </Box>
      </details>
    </ListItem>
  );
}
