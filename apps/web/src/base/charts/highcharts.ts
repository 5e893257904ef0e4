import { CHART_LOOK } from '@plomada/presentation';
import Highcharts from 'highcharts';
import 'highcharts/modules/accessibility';
import 'highcharts/modules/exporting';

Highcharts.setOptions(CHART_LOOK);

export { Highcharts };
