/** The library of charts, which is as large as the rest of a page: loaded when the first chart is shown, or before by whom has to wait anyway. */
export const loadCharts = () => import('./drawn-chart');
