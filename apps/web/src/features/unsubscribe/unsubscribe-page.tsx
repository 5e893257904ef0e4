import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PublicPage } from '../../base/layout/public-page';
import { tokenIn } from '../../base/link-token';
import { InvalidLink } from './invalid-link';
import { Subscription } from './subscription';

/**
 * /unsubscribe#token=…: ends the daily digest of restrictions of a project to whom its mail went. By a press and not by coming
 * here: programs that look through mails open their links.
 */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const token = tokenIn(useLocation().hash);
  return (
    <PublicPage title={t('title')}>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {t('title')}
      </Typography>
      {token === null ? <InvalidLink /> : <Subscription key={token} token={token} />}
    </PublicPage>
  );
}
