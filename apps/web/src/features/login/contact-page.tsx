import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useHelpDesk } from '../../base/use-help-desk';
import { PublicPage } from '../../base/layout/public-page';
import { BackToLogin } from './back-to-login';

/** Something that nobody can do alone here: what it takes, and whom to ask. */
export function ContactPage({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const { t } = useTranslation('account');
  const desk = useHelpDesk('accounts');
  return (
    <PublicPage title={title} links={<BackToLogin />}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} sx={{ color: 'text.secondary', mb: 3 }}>
          {line}
        </Typography>
      ))}
      {desk && (
        <Button href={desk} target="_blank" rel="noreferrer" variant="outlined" fullWidth sx={{ mt: 1 }}>
          {t('contact')}
        </Button>
      )}
    </PublicPage>
  );
}
