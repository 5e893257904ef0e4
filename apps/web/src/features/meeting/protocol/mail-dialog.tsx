import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { PROTOCOL_LIMITS } from '@plomada/contracts';
import { nameOf, type Plan, type Responsible } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../../base/api/use-mutation';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { PicksField } from '../../../base/fields/picks-field';
import { useAppSelector } from '../../../base/hooks';
import { MailIcon } from '../../../base/icons/icons';
import { useProjectId } from '../../../base/use-project-id';
import { selectUnsynced } from '../../../plan/state/plan-selectors';
import { type Mailed, mailProtocol } from '../../minutes/minutes-api';
import type { ShownMinutes } from '../../minutes/use-minutes';
import type { MeetingRecord } from '../meeting-record';
import { MailedList } from './mailed-list';
import { hasAddress, readersOf } from './readers';

interface Props {
  readonly plan: Plan;
  readonly record: MeetingRecord;
  readonly minutes: ShownMinutes;
  /** Whom the meeting spoke of. */
  readonly people: readonly Responsible[];
  readonly onMailed: () => void;
  readonly onClose: () => void;
}

/** Asks who gets the protocol, mails it, and says who got none. */
export function MailDialog({ plan, record, minutes, people, onMailed, onClose }: Props) {
  const { t } = useTranslation('meeting');
  const projectId = useProjectId()!;
  const unsynced = useAppSelector(selectUnsynced);
  const { busy, failure, make } = useMutation();
  const [to, setTo] = useState<readonly string[]>(() =>
    readersOf(plan, people, minutes.content?.attendance ?? []),
  );
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const choices = useMemo(() => plan.responsibles.rows.filter(({ isActive }) => isActive), [plan]);
  const isKept = minutes.kept !== null && !minutes.isUnsent;
  const tooMany = to.length > PROTOCOL_LIMITS.readers;
  const send = () =>
    make(async () => {
      const { mailing, reviewed } = record;
      const { version, date } = minutes.kept!;
      // Another version is another mailing.
      setMailed(
        await mailProtocol(projectId, { id: `${mailing}-${version}`, reviewed, date, version, to: [...to] }),
      );
      onMailed();
    });
  const addressed = (id: string): string => {
    const person = plan.responsibles.get(id);
    if (!person) return '';
    const { email, userId } = person;
    const name = nameOf(person);
    if (!hasAddress(person)) return t('protocol.noAddress', { name });
    return userId === null ? t('protocol.addressed', { name, email }) : t('protocol.byAccount', { name });
  };
  return (
    <FormDialog
      title={t('protocol.mail')}
      submit={mailed ? null : t('protocol.mail')}
      icon={<MailIcon />}
      ready={to.length > 0 && !tooMany && unsynced === 0 && isKept}
      busy={busy}
      failure={failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {mailed ? (
        <MailedList mailed={mailed} plan={plan} />
      ) : (
        <>
          <DialogContentText sx={{ mb: 4 }}>{t('protocol.mailDetail')}</DialogContentText>
          <PicksField
            label={t('protocol.to')}
            keys={choices.map(({ id }) => id)}
            nameOf={addressed}
            value={to}
            disabled={busy}
            problem={tooMany ? t('protocol.tooMany', { most: PROTOCOL_LIMITS.readers }) : null}
            onChange={setTo}
          />
          {unsynced > 0 && (
            <Alert severity="info" sx={{ mt: 3 }}>
              {t('protocol.unsynced', { count: unsynced })}
            </Alert>
          )}
          {!isKept && (
            <Alert severity="info" sx={{ mt: 3 }}>
              {t('protocol.notKept')}
            </Alert>
          )}
          {busy && (
            <>
              <LinearProgress aria-label={t('protocol.sending', { count: to.length })} sx={{ mt: 4 }} />
              <Typography role="status" variant="body2" sx={{ mt: 2 }}>
                {t('protocol.sending', { count: to.length })}
              </Typography>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
