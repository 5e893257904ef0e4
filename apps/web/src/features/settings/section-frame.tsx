import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import type { SectionId } from './sections';

interface Props {
  readonly section: SectionId;
  readonly children: ReactNode;
}

/** A section with its heading and the sentence that says what it is for. The heading takes the focus when one arrives from another. */
export function SectionFrame({ section, children }: Props) {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    // Only on arrival: the section is made again for each.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Box component="section" aria-labelledby="section-title" sx={{ pb: 10 }}>
      <Typography
        id="section-title"
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ fontSize: '1.125rem', outline: 'none !important' }}
      >
        {t(`section.${section}`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 5, maxWidth: 640 }}>{t(`intro.${section}`)}</Typography>
      {children}
    </Box>
  );
}
