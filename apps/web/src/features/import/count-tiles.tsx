import type { ImportCounts } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

const SHOWN = [
  'tasks',
  'links',
  'milestones',
  'summaries',
] as const satisfies readonly (keyof ImportCounts)[];

/** What the file holds, in figures. */
export function CountTiles({ counts }: { readonly counts: ImportCounts }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' }, gap: 2, m: 0 }}
    >
      {SHOWN.map((name) => (
        <Box
          key={name}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 3,
            display: 'flex',
            flexDirection: 'column-reverse',
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`counts.${name}`)}
          </Typography>
          <Typography
            component="dd"
            className="numeric"
            sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}
          >
            {format.number(counts[name])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
