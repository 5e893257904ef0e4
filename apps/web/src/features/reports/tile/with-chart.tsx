import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CHART_HEIGHT } from '../../../base/charts/chart-height';

interface Props {
  readonly chart: ReactNode;
  /** The figure beside it, or above it in a narrow tile. */
  readonly children: ReactNode;
}

/** A figure, and a chart in the room that it leaves. */
export const WithChart = ({ chart, children }: Props) => (
  <Box sx={{ containerType: 'inline-size', height: '100%' }}>
    <Box sx={SIDE_BY_SIDE}>
      <div>{children}</div>
      <Box sx={{ position: 'relative', flex: '1 0 200px' }}>
        <Box sx={{ position: 'absolute', inset: 0, [CHART_HEIGHT]: '100%' }}>{chart}</Box>
      </Box>
    </Box>
  </Box>
);

const SIDE_BY_SIDE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  height: '100%',
  minHeight: 200,
  '@container (min-width: 480px)': { flexDirection: 'row', '& > :first-of-type': { width: '36%' } },
} as const;
