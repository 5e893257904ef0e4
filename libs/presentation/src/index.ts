export { colour, onPaper } from './colours/colour';
export { paletteOf } from './colours/palette';
export * from './colours/tokens';
export { dayLocale, type Format, formatFor, NOTHING } from './format';
export * from './columns/report-column';
export type { Words } from './words/words';
export * from './words/report-words';
export { balanceOptions } from './charts/balance-options';
export { CHART_LOOK } from './charts/chart-look';
export type { DrawnChart } from './charts/drawn-chart';
export { linePointsByCategory, isolatedPointMarker } from './charts/isolated-points';
export { MONTH_AXIS } from './charts/month-axis';
export { withSparseLabels } from './charts/sparse-labels';
export { percentAxis, percentTooltip } from './charts/percent';
export { dayOfInstant, pointDescriptions } from './charts/point-descriptions';
export * from './pdf/font-file';
export { type OwnLetters, ownLetters, type Run } from './pdf/own-letters';
export { pdfPen, type TextPicture } from './pdf/pdf-pen';
export * from './pdf/pen';
export { sfntOfWoff } from './pdf/sfnt-of-woff';
export { wrapped } from './pdf/wrapped';
export { REPORTS } from './reports/catalogue';
export * from './reports/dashboard-paper';
export { type PaperTable } from './reports/paper-table';
export * from './reports/filter/extent';
export * from './reports/filter/filter-choices';
export * from './reports/filter/filter-texts';
export {
  type ChosenPoint,
  type Drawing,
  type Figure,
  type FilledReport,
  type Readings,
  type Report,
  type ReportRows,
  sourceOf,
  type TableSource,
  type Telling,
} from './reports/report';
