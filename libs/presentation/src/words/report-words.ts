/** Texts of reports, by namespace: screens and PDFs say the same. */
const FILES = {
  es: {
    columns: () => import('./es/columns.json'),
    indicators: () => import('./es/indicators.json'),
    lineOfBalance: () => import('./es/lineOfBalance.json'),
    reports: () => import('./es/reports.json'),
  },
  en: {
    columns: () => import('./en/columns.json'),
    indicators: () => import('./en/indicators.json'),
    lineOfBalance: () => import('./en/lineOfBalance.json'),
    reports: () => import('./en/reports.json'),
  },
} as const;

export const REPORT_NAMESPACES = ['columns', 'indicators', 'lineOfBalance', 'reports'] as const;
export type ReportNamespace = (typeof REPORT_NAMESPACES)[number];

export const isReportNamespace = (name: string): name is ReportNamespace =>
  REPORT_NAMESPACES.some((one) => one === name);

/** The texts of a namespace, loaded when they are first asked for. */
export const reportWords = async (
  language: keyof typeof FILES,
  namespace: ReportNamespace,
): Promise<object> => (await FILES[language][namespace]()).default;
