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

/**
 * The MIT edition of the chart has no markers: the bands are elements of ours, placed by the chart's own measure. They lie
 * behind the bars, and their names before them.
 */
export function drawBands(chart: GanttStatic, bands: readonly Band[]): void {
  const area = chart.$task_data as HTMLElement | undefined;
  const bars = area?.querySelector('.gantt_links_area');
  if (!area || !bars) return;
  area.querySelectorAll('.plan-band, .plan-band-place').forEach((old) => old.remove());
  const { min_date: first, max_date: last } = chart.getState();
  for (const band of bands) {
    const from = toChartDate(band.from);
    const to = band.to ? toChartDate(band.to) : null;
    if (from > last || (to ?? from) < first) continue;
    const left = chart.posFromDate(from);
    const width = to && chart.posFromDate(to) - left;
    bars.before(placed(chart, `plan-band plan-band-${band.name}`, left, width));
    if (band.label) area.append(nameOf(chart, band, left, width));
  }
}

/** Tells the style sheet how far the timeline is scrolled, so that the name of a band is seen as long as the band is. */
export function followBands(chart: GanttStatic): void {
  chart.attachEvent('onGanttScroll', () => {
    (chart.$task_data as HTMLElement).style.setProperty('--plan-scrolled', `${chart.getScrollState().x}px`);
  });
}

function placed(chart: GanttStatic, className: string, left: number, width: number | null): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.style.left = `${left}px`;
  element.style.height = `${chart.getVisibleTaskCount() * (chart.config.row_height ?? 0)}px`;
  if (width !== null) element.style.width = `${width}px`;
  return element;
}

/** Room that a band's name takes. */
const LABEL_PX = 56;

function nameOf(chart: GanttStatic, { name, label }: Band, left: number, width: number | null): HTMLElement {
  const place = placed(chart, `plan-band-place plan-band-place-${name}`, left, width);
  place.style.setProperty('--plan-left', `${left}px`);
  place.style.setProperty('--plan-width', `${width ?? 0}px`);
  const isAtEnd = chart.posFromDate(chart.getState().max_date) - left < LABEL_PX;
  place.classList.toggle('plan-band-place-at-end', isAtEnd);
  const text = document.createElement('span');
  text.textContent = label;
  place.append(text);
  return place;
}
