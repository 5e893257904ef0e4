import { type GivenUpMail, type MailsAnswer, operationsRoutes, type WaitingMail } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { FocusableButton } from '../../base/focus/focusable-button';
import { useFormat } from '../../base/format';
import { Detail, ListItem, List } from '../../base/lists/list-item';
import { Section } from './section';
import { type ConfirmedActions, useConfirmedAction } from './use-confirmed-action';
import { usePolling } from './use-polling';

const read = () => callRoute(operationsRoutes.mails);
const retry = (id: string) => callRoute(operationsRoutes.retryMail, { body: { id } });
const drop = (id: string) => callRoute(operationsRoutes.dropMail, { body: { id } });

/** Mails that have not left. */
export function MailsSection() {
  const { t } = useTranslation('operations');
  const reading = usePolling(read);
  const deeds = useConfirmedAction(reading.again);
  return (
    <Section id="mails" title={t('mails.title')} failed={t('mails.failed')} reading={reading} deeds={deeds}>
      {({ queued, givenUp }) => (
        <>
          <Queued queued={queued} deeds={deeds} />
          <Typography variant="h3" sx={{ mt: 4 }}>
            {t('mails.givenUp')}
          </Typography>
          <GivenUp mails={givenUp} deeds={deeds} />
        </>
      )}
    </Section>
  );
}

function Queued({
  queued,
  deeds,
}: {
  readonly queued: MailsAnswer['queued'];
  readonly deeds: ConfirmedActions;
}) {
  const { t } = useTranslation('operations');
  if (queued === null) return <Alert severity="error">{t('mails.queueAway')}</Alert>;
  const { waiting, active, delayed, mails } = queued;
  return (
    <>
      <Detail>{t('mails.figures', { waiting, active, delayed })}</Detail>
      <List label={t('mails.waiting')}>
        {mails.map((mail) => (
          <Waiting key={mail.id} mail={mail} deeds={deeds} />
        ))}
      </List>
    </>
  );
}

function Waiting({ mail, deeds }: { readonly mail: WaitingMail; readonly deeds: ConfirmedActions }) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const { id, to, template, attempts, mostAttempts, error, nextAt } = mail;
  const kind = useMailKind()(template);
  const about = `${kind}, ${to}`;
  return (
    <ListItem
      title={to}
      figures={kind}
      isWrong={error !== ''}
      actions={
        <>
          {nextAt !== null && <Retry id={id} about={about} deeds={deeds} />}
          <Drop id={id} about={about} deeds={deeds} />
        </>
      }
    >
      {error && <Detail isWrong>{error}</Detail>}
      <Detail>
        {t('mails.attempts', { attempts, most: mostAttempts })}
        {nextAt && ` · ${t('mails.next', { at: format.date(nextAt) })}`}
      </Detail>
    </ListItem>
  );
}

interface GivenUpProps {
  readonly mails: readonly GivenUpMail[] | null;
  readonly deeds: ConfirmedActions;
}

function GivenUp({ mails, deeds }: GivenUpProps) {
  const { t } = useTranslation('operations');
  const kindOf = useMailKind();
  const format = useFormat();
  if (mails === null) return <Alert severity="error">{t('mails.listAway')}</Alert>;
  if (mails.length === 0) return <Detail>{t('mails.noneGivenUp')}</Detail>;
  return (
    <>
      <Detail>
        {t('mails.whatToDo')} {t('runbook', { entry: 'PlomadaDigestsFail' })}
      </Detail>
      <List label={t('mails.givenUp')}>
        {mails.map(({ id, to, template, attempts, error, at, canBeSentAgain }) => (
          <ListItem
            key={id}
            title={to}
            figures={`${kindOf(template)} · ${format.date(at)}`}
            actions={
              <>
                {canBeSentAgain && <Retry id={id} about={`${kindOf(template)}, ${to}`} deeds={deeds} />}
                <Drop id={id} about={`${kindOf(template)}, ${to}`} deeds={deeds} />
              </>
            }
          >
            <Detail isWrong>{error}</Detail>
            <Detail>{t('attempts', { count: attempts })}</Detail>
          </ListItem>
        ))}
      </List>
    </>
  );
}

interface DeedProps {
  readonly id: string;
  readonly about: string;
  readonly deeds: ConfirmedActions;
}

function Retry({ id, about, deeds }: DeedProps) {
  const { t } = useTranslation('operations');
  return (
    <FocusableButton
      disabled={deeds.busy}
      aria-label={t('retryOf', { about })}
      onClick={() => deeds.act(() => retry(id))}
    >
      {t('retry')}
    </FocusableButton>
  );
}

function Drop({ id, about, deeds }: DeedProps) {
  const { t } = useTranslation('operations');
  const question = { title: t('mails.dropTitle', { about }), detail: t('mails.dropDetail'), go: t('drop') };
  return (
    <FocusableButton
      color="error"
      disabled={deeds.busy}
      aria-label={t('dropOf', { about })}
      onClick={() => deeds.ask(question, () => drop(id))}
    >
      {t('drop')}
    </FocusableButton>
  );
}

/** What kinds of mails are called; one of another version by its own name. */
function useMailKind(): (template: string) => string {
  const { t, i18n } = useTranslation('operations');
  return (template) => {
    const key = `operations:mails.kind.${template}`;
    return i18n.exists(key) ? t(key as 'mails.kind.invitation') : template;
  };
}
