/** What the plan can be exported as: the two targets of other planning tools by their names, and the others. */
export const SCHEDULE_TARGETS = ['msproject', 'primaveraP6', 'xer', 'xlsx', 'csv', 'json', 'ics'] as const;
export type ScheduleTarget = (typeof SCHEDULE_TARGETS)[number];

export const CHART_TARGETS = ['pdf', 'png'] as const;
export type ChartTarget = (typeof CHART_TARGETS)[number];

export type ExportTarget = ScheduleTarget | ChartTarget;

/** The parameter of the address that opens an export's dialog. */
export const EXPORT_PARAM = 'export';

export const isChartTarget = (target: string | null): target is ChartTarget =>
  (CHART_TARGETS as readonly (string | null)[]).includes(target);
export const isScheduleTarget = (target: string | null): target is ScheduleTarget =>
  (SCHEDULE_TARGETS as readonly (string | null)[]).includes(target);
