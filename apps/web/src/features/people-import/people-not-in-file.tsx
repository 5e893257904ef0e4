import type { PersonOfBusiness } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** People named at once. */
const SHOWN = 200;

/** Who is in the business and not in the file: they are left as they are, and said so. */
export function PeopleNotInFile({ people }: { readonly people: readonly PersonOfBusiness[] }) {
  const { t } = useTranslation('peopleImport');
  if (people.length === 0) return null;
  const named = people.slice(0, SHOWN).map(({ email }) => email);
  return (
    <Box component="details" sx={{ my: 4 }}>
      <Typography component="summary" sx={{ cursor: 'pointer' }}>
        {t('absent', { count: people.length })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2, overflowWrap: 'anywhere' }}>
        {named.join(', ')}
        {people.length > SHOWN && '…'}
      </Typography>
    </Box>
  );
}
