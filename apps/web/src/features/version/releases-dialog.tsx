import { RELEASES } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';

/** The release notes: what each version brought. */
export function ReleasesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation('shell');
  const language = i18n.language === 'en' ? 'en' : 'es';
  return (
    <PlainDialog
      title={t('releases.title')}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('releases.close')}
        </Button>
      }
    >
      {RELEASES.map(({ number, description, changes }) => (
        <Box key={number} component="section" sx={{ mb: 4 }}>
          <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
            {t('profile.version', { version: number })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{description[language]}</Typography>
          <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5 }}>
            {changes.map((change) => (
              <li key={change.es}>{change[language]}</li>
            ))}
          </Box>
        </Box>
      ))}
    </PlainDialog>
  );
}
