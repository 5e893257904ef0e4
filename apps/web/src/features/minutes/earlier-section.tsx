import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from './section-title';

/** The part of the minutes about what earlier meetings decided. */
export function EarlierSection({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('meeting');
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 6 }}>
      <SectionTitle id={titleId}>{t('decisions.title')}</SectionTitle>
      {children}
    </Box>
  );
}
