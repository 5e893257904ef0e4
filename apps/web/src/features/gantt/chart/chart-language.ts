import type { GanttStatic } from 'dhtmlx-gantt';

/** The library's Spanish calls links and ends of tasks otherwise than the rest of the product. */
const OUR_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { link: 'Vínculo', link_start: ' (inicio)', link_end: ' (término)' },
};

/** What the chart says to screen readers of its bars, links and rows. */
export function setChartLanguage(chart: GanttStatic, language: string): void {
  chart.i18n.setLocale(language);
  Object.assign(chart.locale.labels, OUR_WORDS[language]);
}
