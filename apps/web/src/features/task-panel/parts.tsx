import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, Suspense, useId } from 'react';

interface SectionProps {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  /** How many there are of what it lists. */
  readonly count?: number;
  /** What can be done with all of it, at the end of its title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the panel below its title. */
export function Section({ ref, title, count, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={titleId}
      sx={{ px: 4, pt: 3, pb: 4, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30, mb: 2 }}>
        <Typography id={titleId} variant="h3" component="h3" sx={{ flex: 1 }}>
          {title}{' '}
          {count !== undefined && count > 0 && (
            <Box component="span" sx={{ ml: 0.5, color: 'text.secondary', fontWeight: 400 }}>
              {count}
            </Box>
          )}
        </Typography>
        {action}
      </Box>
      {/* What a section alone has still to load hides no other, and takes no focus from it. */}
      <Suspense fallback={null}>{children}</Suspense>
    </Box>
  );
}

/** Something known of the task: what it is, and below it what it comes to. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Where the value comes from, for who looks closer. */
  readonly why?: string;
  /** Takes a line of its own. */
  readonly isLong?: boolean;
}

/** Facts in columns of the same width; those without a value are left out. */
export function Facts({ of, columns = 3 }: { readonly of: readonly Fact[]; readonly columns?: number }) {
  const known = of.filter(({ value }) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 3, m: 0 }}
    >
      {known.map(({ name, value, why, isLong }) => (
        <Box key={name} title={why} sx={{ minWidth: 0, ...(isLong && { gridColumn: '1 / -1' }) }}>
          <Typography component="dt" variant="caption" color="textSecondary" noWrap>
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What is said in place of a list that is empty, or of a field that is not for this person. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** Lines one below the other, parted by hairlines. */
export const Lines = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      '& > li': { py: 2 },
      '& > li + li': { borderTop: 1, borderColor: 'divider' },
      '& > li:first-of-type': { pt: 0 },
      '& > li:last-of-type': { pb: 0 },
    }}
  >
    {children}
  </Box>
);
