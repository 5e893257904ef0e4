import type { CivilDate } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { toChartDate } from './chart-dates';

/** A stretch of days marked behind the bars: the open term, the lookahead; or a line, when it has no end: today, the data date. */
export interface Band {
  readonly name: 'today' | 'term' | 'lookahead' | 'data-date';
  readonly label: string;
  readonly from: CivilDate;
  readonly to: CivilDate | null;
}

/** The MIT edition of the chart has no markers: the bands are elements of ours, placed by the chart's own measure. */
export function drawBands(chart: GanttStatic, bands: readonly Band[]): void {
  const area = chart.$task_data as HTMLElement | undefined;
  const bars = area?.querySelector('.gantt_links_area');
  if (!area || !bars) return;
  area.querySelectorAll('.plan-band').forEach((old) => old.remove());
  const { min_date: first, max_date: last } = chart.getState();
  for (const band of bands) {
    const from = toChartDate(band.from);
    const to = band.to ? toChartDate(band.to) : null;
    if (from > last || (to ?? from) < first) continue;
    bars.before(bandElement(chart, band, from, to));
  }
}

/** Room that a band's name takes. */
const LABEL_PX = 56;

function bandElement(chart: GanttStatic, band: Band, from: Date, to: Date | null): HTMLElement {
  const element = document.createElement('div');
  element.className = `plan-band plan-band-${band.name}`;
  const left = chart.posFromDate(from);
  element.style.left = `${left}px`;
  element.style.height = `${chart.getVisibleTaskCount() * (chart.config.row_height ?? 0)}px`;
  if (to) element.style.width = `${chart.posFromDate(to) - left}px`;
  if (band.label) {
    if (chart.posFromDate(chart.getState().max_date) - left < LABEL_PX)
      element.classList.add('plan-band-at-end');
    const label = document.createElement('span');
    label.textContent = band.label;
    element.append(label);
  }
  return element;
}
