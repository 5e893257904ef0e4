import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '../../../base/api/use-mutation';
import { MailIcon, VisibilityIcon } from '../../../base/icons/icons';
import { FailureAlert } from '../../../base/messages/failure-alert';
import { sendMailNow } from '../project/settings-api';
import { MailPreview } from './mail-preview';

/** The mail of the project's state, apart from the schedule: to look at, and to get now. */
export function ProjectMail({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('settings');
  const [isShown, setShown] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, make } = useMutation();
  const send = () =>
    make(async () => {
      setSentTo(null);
      setSentTo((await sendMailNow(projectId)).to);
    });
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
        <Button variant="outlined" startIcon={<MailIcon />} disabled={busy} onClick={() => void send()}>
          {t('emails.mail.send')}
        </Button>
      </Box>
      {failure && <FailureAlert failure={failure} />}
      {sentTo && (
        <Alert severity="success" role="status" sx={{ mb: 4 }}>
          {t('emails.mail.sent', { to: sentTo })}
        </Alert>
      )}
      {isShown && <MailPreview projectId={projectId} />}
    </Box>
  );
}
