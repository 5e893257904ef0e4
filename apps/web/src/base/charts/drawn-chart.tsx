import HighchartsReact from 'highcharts-react-official';
import { chartHeight } from './chart-height';
import { Highcharts } from './highcharts';

// Not 100 %: the library takes that for no height at all.
const FILLS = { style: { height: chartHeight } };

/** Loaded when the first chart is shown: the library is as large as the rest of the page. It fills what it stands in. */
export default function DrawnChart({ options }: { readonly options: Highcharts.Options }) {
  return <HighchartsReact highcharts={Highcharts} options={options} containerProps={FILLS} />;
}
