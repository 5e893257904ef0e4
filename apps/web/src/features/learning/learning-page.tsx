import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { helpDesk } from '../../base/help-desk';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { GLOSSARY_PATH } from '../../base/paths';

const TOPICS = ['firstSteps', 'lookahead', 'weeklyMeeting', 'indicators'] as const;

/** /learning: what the method is about, in a few lines each, and where to read on. */
export function LearningPage() {
  const { t } = useTranslation('help');
  return (
    <Page layout="read">
      <PageHeader title={t('page.learning.title')} context={t('page.learning.detail')} backTo="/" />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        {TOPICS.map((topic) => (
          <Card
            key={topic}
            component="article"
            sx={{ p: 5, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}
          >
            <Typography variant="h2">{t(`topic.${topic}.title`)}</Typography>
            <Typography sx={{ color: 'text.secondary', flex: 1 }}>{t(`topic.${topic}.detail`)}</Typography>
            <ReadOn topic={topic} />
          </Card>
        ))}
      </Box>
      <Button component={Link} to={GLOSSARY_PATH} sx={{ alignSelf: 'flex-start', mt: 4 }}>
        {t('page.glossary.title')}
      </Button>
    </Page>
  );
}

function ReadOn({ topic }: { readonly topic: (typeof TOPICS)[number] }) {
  const { t, i18n } = useTranslation('help');
  const address = helpDesk(topic, i18n.language);
  if (!address) return null;
  return (
    <Button
      href={address}
      target="_blank"
      rel="noreferrer"
      size="small"
      variant="outlined"
      aria-label={t('learning.readOnAbout', { topic: t(`topic.${topic}.title`) })}
    >
      {t('learning.readOn')}
    </Button>
  );
}
