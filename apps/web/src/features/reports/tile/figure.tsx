import Typography from '@mui/material/Typography';

interface Props {
  /** What the figure is of: a term, today. */
  readonly scope: string;
  readonly value: string;
  readonly made: string;
  readonly more: string | null;
}

/** One figure, and what it is made of. */
export function Figure({ scope, value, made, more }: Props) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {scope}
      </Typography>
      <Typography
        component="p"
        className="numeric"
        sx={{ fontSize: '2.25rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.3 }}
      >
        {value}
      </Typography>
      <Typography sx={{ fontWeight: 500 }}>{made}</Typography>
      {more !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {more}
        </Typography>
      )}
    </>
  );
}
