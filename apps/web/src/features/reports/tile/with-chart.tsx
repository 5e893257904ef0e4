import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CHART_HEIGHT } from '../../../base/charts/chart-height';

interface Props {
  readonly chart: ReactNode;
  /** The figure above it. */
  readonly children: ReactNode;
}

/** A figure, and below it a chart in the room that it leaves: charts need all of a tile's width for their names. */
export const WithChart = ({ chart, children }: Props) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100%' }}>
    <div>{children}</div>
    <Box sx={{ position: 'relative', flex: '1 1 220px', minHeight: 160 }}>
      <Box sx={{ position: 'absolute', inset: 0, [CHART_HEIGHT]: '100%' }}>{chart}</Box>
    </Box>
  </Box>
);
