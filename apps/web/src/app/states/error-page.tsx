import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlumbMark } from '../layout/plumb-mark';
import { useDocumentTitle } from '../layout/use-document-title';

/** What is left when a screen could not be drawn. Loads anew on the way out: the state may be what broke it. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  useDocumentTitle(t('errorPage.title'));
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100%',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 3,
        p: 6,
      }}
    >
      <PlumbMark size={48} />
      <Typography variant="h1">{t('errorPage.title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('errorPage.detail')}</Typography>
      <Button variant="contained" href="/" sx={{ mt: 3 }}>
        {t('errorPage.home')}
      </Button>
    </Box>
  );
}
