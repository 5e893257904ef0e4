import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlumbMark } from '../layout/plumb-mark';
import { useDocumentTitle } from '../layout/use-document-title';

const ASKS_EVERY_MS = 15_000;

/** /maintenance: the service is being worked on. Looks by itself whether it is back, and returns to the projects then. */
export function MaintenancePage() {
  const { t } = useTranslation('common');
  useDocumentTitle(t('maintenance.title'));
  useEffect(() => {
    const timer = setInterval(() => void leaveWhenBack(), ASKS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 3,
        p: 6,
      }}
    >
      <PlumbMark size={48} />
      <Typography variant="h1">{t('maintenance.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{t('maintenance.detail')}</Typography>
      <Button variant="contained" href="/" sx={{ mt: 3 }}>
        {t('maintenance.tryNow')}
      </Button>
    </Box>
  );
}

async function leaveWhenBack(): Promise<void> {
  const answer = await fetch('/api/version/last_version', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) window.location.assign('/');
}
