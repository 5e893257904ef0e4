/** What a chart stands in may give it another height; it is 320 px high else. */
export const CHART_HEIGHT = '--chart-height';
export const chartHeight = `var(${CHART_HEIGHT}, 320px)`;
