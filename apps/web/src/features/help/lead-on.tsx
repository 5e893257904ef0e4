import type { SupportTopic } from '@plomada/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { askHelpSettings, helpDeskPage } from '../../base/help-desk';
import { MailIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useOnline } from '../../base/states/use-online';

interface Props {
  readonly topic: SupportTopic;
  readonly onRequest: (topic: SupportTopic) => void;
}

/**
 * Who helps with a topic outside the product: the firm's help desk where there is one, else a request by mail, else nobody that
 * this installation knows of, which it says.
 */
export function LeadOn(props: Props) {
  const { t } = useTranslation('help');
  return useOnline() ? <Helper {...props} /> : <Typography>{t('offline')}</Typography>;
}

function Helper({ topic, onRequest }: Props) {
  const { t, i18n } = useTranslation(['help', 'common']);
  const [settings, again] = useQuery(askHelpSettings);
  if (settings.status === 'loading') return <Typography>{t('common:loading')}</Typography>;
  if (settings.status === 'failed') {
    return (
      <>
        <FailureAlert failure={settings.failure} />
        <Button size="small" onClick={again} sx={{ alignSelf: 'flex-start' }}>
          {t('common:retry')}
        </Button>
      </>
    );
  }
  const { desk, takesRequests } = settings.value;
  if (desk !== null) {
    return (
      <>
        <Typography>{t('lead.desk')}</Typography>
        <Button
          href={helpDeskPage(desk, topic, i18n.language)}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('lead.toDesk')}
        </Button>
      </>
    );
  }
  if (!takesRequests) return <Typography>{t('lead.nobody')}</Typography>;
  return (
    <>
      <Typography>{t('lead.mail')}</Typography>
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        onClick={() => onRequest(topic)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('lead.write')}
      </Button>
    </>
  );
}
