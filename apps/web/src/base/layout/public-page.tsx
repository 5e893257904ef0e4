import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './language-switch';
import { PlumbMark } from './plumb-mark';
import { useDocumentTitle } from './use-document-title';

interface Props {
  /** Of the tab. */
  readonly title: string;
  readonly children: ReactNode;
  /** Above the card: why one is here. */
  readonly notice?: ReactNode;
  /** Below the card: where else one may go. */
  readonly links?: ReactNode;
}

/** What surrounds the pages that need nobody signed in: a card in the middle, and the language. */
export function PublicPage({ title, children, notice, links }: Props) {
  useDocumentTitle(title);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', p: 3 }}>
        <LanguageSwitch />
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', px: 4, pb: 24 }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Brand />
          {notice}
          <Card sx={{ p: 6 }}>{children}</Card>
          {links}
        </Box>
      </Box>
    </Box>
  );
}

function Brand() {
  const { t } = useTranslation('login');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 6 }}>
      <PlumbMark size={44} />
      <Box>
        <Typography
          component="p"
          sx={{ fontSize: '1.375rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.2 }}
        >
          Plomada
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tagline')}
        </Typography>
      </Box>
    </Box>
  );
}
