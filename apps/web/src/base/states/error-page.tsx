import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../api/report-error';
import { RetryIcon } from '../icons/icons';
import { PlumbMark } from '../layout/plumb-mark';
import { useDocumentTitle } from '../layout/use-document-title';
import { isMissingPiece } from './missing-piece';

interface Props {
  /** What was thrown. */
  readonly error: unknown;
  /** Whether menu and top bar still stand around it. */
  readonly inShell?: boolean;
}

/** What is left when a screen could not be drawn. Reloads on the way out: the state may be what broke it. */
export function ErrorPage({ error, inShell = false }: Props) {
  const { t } = useTranslation('common');
  useDocumentTitle(t('errorPage.title'));
  const reloads = isMissingPiece(error);
  useEffect(() => {
    if (!reloads) reportError('screen', error);
  }, [error, reloads]);
  return (
    <Box
      component={inShell ? 'div' : 'main'}
      role={inShell ? 'alert' : undefined}
      sx={{
        minHeight: '100%',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 3,
        p: 6,
      }}
    >
      <PlumbMark size={48} />
      <Typography variant="h1">{t('errorPage.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>
        {t(reloads ? 'errorPage.notLoaded' : 'errorPage.detail')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 3 }}>
        {reloads && (
          <Button variant="contained" startIcon={<RetryIcon />} onClick={() => window.location.reload()}>
            {t('errorPage.reload')}
          </Button>
        )}
        <Button variant={reloads ? 'text' : 'contained'} href="/">
          {t('errorPage.home')}
        </Button>
      </Box>
    </Box>
  );
}
