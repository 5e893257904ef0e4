import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const SENTENCES = ['record', 'runs', 'restrictions', 'p80'] as const;

/** How the forecast is made, for whoever wants to know. */
export function MethodNote() {
  const { t } = useTranslation('forecast');
  return (
    <Box component="details" sx={{ mb: 4, maxWidth: 860 }}>
      <Box component="summary" sx={SUMMARY}>
        {t('how.title')}
      </Box>
      {SENTENCES.map((sentence) => (
        <Typography key={sentence} sx={{ mb: 2 }}>
          {t(`how.${sentence}`)}
        </Typography>
      ))}
    </Box>
  );
}

export const SUMMARY = {
  minHeight: { xs: 44, lg: 32 },
  alignContent: 'center',
  width: 'fit-content',
  cursor: 'pointer',
  fontWeight: 500,
} as const;
