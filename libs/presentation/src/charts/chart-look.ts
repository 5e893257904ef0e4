import type { Options } from 'highcharts';
import { colour } from '../colours/colour';

const text = { color: colour('text-secondary'), fontSize: '12px' };
const axis = {
  labels: { style: text },
  title: { text: '' },
  gridLineColor: colour('line-main'),
  lineColor: colour('line-main'),
  tickColor: colour('line-main'),
};

/** One look for every chart, on a screen as on paper. */
export const CHART_LOOK: Options = {
  chart: {
    backgroundColor: 'transparent',
    spacing: [8, 4, 8, 4],
    animation: false,
    style: { fontFamily: 'inherit' },
  },
  title: { text: '' },
  credits: { enabled: false },
  // What a chart can be taken away as stands in its tile's menu.
  exporting: { enabled: false },
  legend: {
    align: 'left',
    verticalAlign: 'top',
    itemStyle: { ...text, fontWeight: '500' },
    // One after the other: columns as wide as the longest name would take half of a tile.
    alignColumns: false,
    itemDistance: 12,
    padding: 4,
    navigation: {
      activeColor: colour('primary-main'),
      inactiveColor: colour('line-main'),
      style: text,
    },
  },
  xAxis: axis,
  yAxis: axis,
  tooltip: {
    shared: true,
    backgroundColor: colour('background-paper'),
    borderColor: colour('line-main'),
    borderRadius: 8,
    shadow: false,
    style: { color: colour('text-primary'), fontSize: '13px' },
  },
  plotOptions: {
    series: { animation: false, borderWidth: 0 },
    column: { borderRadius: 3, maxPointWidth: 40 },
    bar: { maxPointWidth: 40 },
  },
};
