import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { goTo } from '../go-to';
import { PlumbMark } from '../layout/plumb-mark';
import { useDocumentTitle } from '../layout/use-document-title';
import { pathAfterMaintenance } from './maintenance-redirect';

const ASKS_EVERY_MS = 15_000;

/** /maintenance: the service is being worked on. Looks by itself whether it is back, and returns then to where one was. */
export function MaintenancePage() {
  const { t } = useTranslation('common');
  useDocumentTitle(t('maintenance.title'));
  const back = pathAfterMaintenance(useLocation().search);
  useEffect(() => {
    const timer = setInterval(() => void leaveWhenUp(back), ASKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [back]);
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
      <Button variant="contained" href={back} sx={{ mt: 3 }}>
        {t('maintenance.tryNow')}
      </Button>
    </Box>
  );
}

async function leaveWhenUp(back: string): Promise<void> {
  const answer = await fetch('/api/version/last_version', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) goTo(back);
}
