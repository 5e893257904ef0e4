import HighchartsReact from 'highcharts-react-official';
import { Highcharts } from './highcharts';

/** Loaded when the first chart is shown: the library is as large as the rest of the page. */
export default function DrawnChart({ options }: { readonly options: Highcharts.Options }) {
  return <HighchartsReact highcharts={Highcharts} options={options} />;
}
