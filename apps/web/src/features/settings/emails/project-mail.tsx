import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../base/api/api-failure';
import { useMutation } from '../../../base/api/use-mutation';
import { FocusableButton } from '../../../base/focus/focusable-button';
import { MailIcon, VisibilityIcon } from '../../../base/icons/icons';
import { FailureAlert } from '../../../base/messages/failure-alert';
import { sendMailNow } from '../project/settings-api';
import { NextMailWait } from './next-mail-wait';
import { isNothingToMail, MailPreview } from './mail-preview';
import { useSecondsLeft } from './use-seconds-left';

/** The mail of the project's state, apart from the schedule: to look at, and to get now. */
export function ProjectMail({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('settings');
  const [isShown, setShown] = useState(false);
  const { send, busy, sentTo, failure, secondsLeft } = useSending(projectId);
  return (
    <Box component="section" aria-labelledby="project-mail" sx={{ mt: 8 }}>
      <Typography variant="h2" component="h3" id="project-mail" sx={{ mb: 2 }}>
        {t('emails.mail.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('emails.mail.what')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
        <Button
          variant="outlined"
          startIcon={<VisibilityIcon />}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'emails.mail.hide' : 'emails.mail.show')}
        </Button>
        <FocusableButton
          variant="outlined"
          startIcon={<MailIcon />}
          disabled={busy || secondsLeft > 0}
          onClick={() => void send()}
        >
          {t('emails.mail.send')}
        </FocusableButton>
      </Box>
      {secondsLeft > 0 && <NextMailWait secondsLeft={secondsLeft} />}
      {/* The preview says that there is nothing too. */}
      {failure && !(isShown && isNothingToMail(failure)) && <FailureAlert failure={failure} />}
      {sentTo && (
        <Alert severity="success" role="status" sx={{ mb: 4 }}>
          {t('emails.mail.sent', { to: sentTo })}
        </Alert>
      )}
      {isShown && <MailPreview projectId={projectId} />}
    </Box>
  );
}

/** What a second one within the minute is refused with. */
const JUST_SENT = 'MAIL_JUST_SENT';

/** Has a mail sent to oneself; one that comes too soon is no failure, but to be waited for. */
function useSending(projectId: string) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, wait] = useSecondsLeft();
  const { busy, failure, make } = useMutation();
  const send = () =>
    make(async () => {
      setSentTo(null);
      try {
        setSentTo((await sendMailNow(projectId)).to);
      } catch (thrown) {
        const { code, params } = failureOf(thrown);
        if (code !== JUST_SENT) throw thrown;
        wait(Number(params?.['seconds'] ?? 0));
      }
    });
  return { send, busy, sentTo, failure, secondsLeft };
}
