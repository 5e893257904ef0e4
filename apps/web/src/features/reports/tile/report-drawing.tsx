import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Drawing, Telling } from '@plomada/presentation';
import { Fragment, useMemo } from 'react';
import { Chart } from '../../../base/charts/chart';
import { useWords } from '../../../columns/use-columns';
import { useToday } from '../../../plan/rows/use-today';
import { Figure } from './figure';
import { WithChart } from './with-chart';

interface Props {
  readonly draw: (telling: Telling) => Drawing;
}

/** What a report shows, as the catalogue says it: a figure, a chart, or both. */
export function ReportDrawing({ draw }: Props) {
  const words = useWords(NAMESPACES);
  const today = useToday();
  const { figure, details, chart } = useMemo(() => draw({ ...words, today }), [draw, words, today]);
  const drawn = chart && <Chart {...chart} />;
  if (!figure) return drawn;
  if (drawn)
    return (
      <WithChart chart={drawn}>
        <Figure {...figure} />
      </WithChart>
    );
  return (
    <>
      <Figure {...figure} />
      {details && <Details details={details} />}
    </>
  );
}

const NAMESPACES = ['reports', 'lineOfBalance'];

function Details({ details }: { readonly details: NonNullable<Drawing['details']> }) {
  return (
    <Box component="dl" sx={DETAILS}>
      {details.map(([name, text]) => (
        <Fragment key={name}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {text}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}

const DETAILS = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 6,
  rowGap: 1,
  mt: 4,
  mb: 0,
} as const;
