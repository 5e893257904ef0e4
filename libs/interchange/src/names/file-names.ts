import type { CivilDate } from '@plomada/domain';

/** The tools that a schedule is exported for (planning core, section 5). */
export const EXPORT_TARGETS = ['msproject', 'primaveraP6'] as const;
export type ExportTarget = (typeof EXPORT_TARGETS)[number];

/** Five of them and an extension are what a file system takes. */
const MAX_PART = 45;
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A schedule for another tool: `<business>_<project>_<dd-MM-yyyy>_<target>.xml`. */
export function scheduleFileName(
  of: { readonly business: string; readonly project: string; readonly date: CivilDate },
  target: ExportTarget,
): string {
  return named([of.business, of.project, dashed(of.date), target], 'xml');
}

/** A schedule in one of the other formats: the same without a target, with the format's own extension. */
export function planFileName(
  of: { readonly business: string; readonly project: string; readonly date: CivilDate },
  extension: 'xer' | 'json' | 'xlsx' | 'csv' | 'ics' | 'pdf' | 'png',
): string {
  return named([of.business, of.project, dashed(of.date)], extension);
}

/** Links in circles: `<business>_<project>_<project id>_<title>_<dd-MM-yyyy>.xlsx`. */
export function circularLinksFileName(of: {
  readonly business: string;
  readonly project: string;
  readonly projectId: string;
  readonly title: string;
  readonly date: CivilDate;
}): string {
  return named([of.business, of.project, of.projectId, of.title, dashed(of.date)], 'xlsx');
}

/** The log of causes: `CNCLog <dd-MM-yyyy> - <project>.csv`. */
export function cncLogFileName(of: { readonly project: string; readonly date: CivilDate }): string {
  return named([`CNCLog ${dashed(of.date)} - ${of.project}`], 'csv');
}

/** The protocol of a weekly meeting: `<what it is called>_<project>_<dd-MM-yyyy>.pdf`. */
export const meetingFileName = (of: {
  readonly title: string;
  readonly project: string;
  readonly date: CivilDate;
}): string => named([of.title, of.project, dashed(of.date)], 'pdf');

/** The current view of a table, or the picture of a chart: `<title>_<project>_<dd-MM-yyyy>.xlsx`, or .csv, .png, .svg. */
export function tableFileName(
  of: { readonly title: string; readonly project: string; readonly date: CivilDate },
  extension: 'xlsx' | 'csv' | 'png' | 'svg' | 'pdf' = 'xlsx',
): string {
  return named([of.title, of.project, dashed(of.date)], extension);
}

export const RESTRICTIONS_TEMPLATE_NAME = 'planilla_restricciones.xlsx';
export const SHORT_TERM_TEMPLATE_NAME = 'planilla_short_term.xlsx';
/** The templates of several people, packed together. */
export const SHORT_TERM_TEMPLATES_NAME = 'planilla_short_term.zip';
/** `planilla_short_term_<person>.xlsx`, one of those packed together; `part` is the number of one of several of the same person. */
export const shortTermTemplateName = (person: string, part: number | null): string =>
  named(['planilla_short_term', person, ...(part === null ? [] : [String(part)])], 'xlsx');
/** Those that the spec does not name, in the manner of those that it does. */
export const DATES_TEMPLATE_NAME = 'planilla_fechas.csv';
export const BASELINE_TEMPLATE_NAME = 'planilla_linea_base.csv';
/** `planilla_recursos_<resource>.csv`: there is one for each of them. */
export const resourceTemplateName = (resource: string): string =>
  named(['planilla_recursos', resource], 'csv');

/**
 * Parts one after another, without what no file system takes and each cut where it is very long; a part in which nothing is
 * left is left out.
 */
function named(parts: readonly string[], extension: string): string {
  const clean = parts.map((part) =>
    Array.from(part.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')).slice(0, MAX_PART).join('').trim(),
  );
  const name = clean.filter((part) => part !== '').join('_');
  return `${name.replace(/^[. ]+/, '')}.${extension}`;
}

function dashed(date: CivilDate): string {
  return date.split('-').reverse().join('-');
}
