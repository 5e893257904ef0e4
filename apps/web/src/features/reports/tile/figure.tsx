import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  /** What the figure is of: a term, today. */
  readonly scope: string;
  readonly value: string;
  readonly made: string;
  readonly more: string | null;
}

/** One figure, and beside it what it is of and what it is made of. */
export function Figure({ scope, value, made, more }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
      <Typography component="p" className="numeric" sx={VALUE}>
        {value}
      </Typography>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {scope}
        </Typography>
        <Typography sx={{ fontWeight: 500 }}>{made}</Typography>
        {more !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {more}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const VALUE = { fontSize: '1.875rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.3 } as const;
