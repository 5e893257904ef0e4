import Box from '@mui/material/Box';

const WIDTH = 44;
const HEIGHT = 20;
const EDGE = 2;

interface Props {
  /** From the left; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** What the upper edge stands for, where no value is above it. */
  readonly top: number;
}

/** How a figure went, as a small line without axes; the figure itself stands beside it. */
export function Sparkline({ values, top }: Props) {
  const highest = Math.max(top, ...values.map((value) => value ?? 0));
  const step = values.length > 1 ? (WIDTH - 2 * EDGE) / (values.length - 1) : 0;
  const x = (at: number) => EDGE + at * step;
  const y = (value: number) => HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE);
  const path = values
    .map((value, at) => {
      if (value === null) return '';
      const isFirst = at === 0 || values[at - 1] === null;
      return `${isFirst ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
  const last = values.findLastIndex((value) => value !== null);
  return (
    <Box
      component="svg"
      aria-hidden
      width={WIDTH}
      height={HEIGHT}
      sx={{ flexShrink: 0, color: 'primary.main' }}
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      {last !== -1 && <circle cx={x(last)} cy={y(values[last]!)} r={2} fill="currentColor" />}
    </Box>
  );
}
