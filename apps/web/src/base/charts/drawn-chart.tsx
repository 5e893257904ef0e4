import Skeleton from '@mui/material/Skeleton';
import HighchartsReact from 'highcharts-react-official';
import { useEffect, useState } from 'react';
import { chartHeight } from './chart-height';
import { Highcharts } from './highcharts';
import { isPrinting } from './is-printing';
import { queueDrawing } from './draw-queue';

// Not 100 %: the library takes that for no height at all.
const FILLS = { style: { height: chartHeight } };

/** Loaded when the first chart is shown: the library is as large as the rest of the page. It fills what it stands in. */
export default function DrawnChart({ options }: { readonly options: Highcharts.Options }) {
  const isDrawn = useTurn();
  if (!isDrawn) return <Skeleton variant="rounded" height="100%" />;
  return <HighchartsReact highcharts={Highcharts} options={options} containerProps={FILLS} />;
}

/** Whether it may be drawn: paper takes no frames to wait for. */
function useTurn(): boolean {
  const [isDrawn, setDrawn] = useState(isPrinting);
  useEffect(() => {
    if (isDrawn) return undefined;
    const draw = () => setDrawn(true);
    const takeBack = queueDrawing(draw);
    window.addEventListener('beforeprint', draw);
    return () => {
      takeBack();
      window.removeEventListener('beforeprint', draw);
    };
  }, [isDrawn]);
  return isDrawn;
}
