/** Small Project XML documents for specs. */

export type SpecFields = Readonly<Record<string, string | number>>;

export interface SpecTask {
  readonly fields: SpecFields;
  readonly links?: readonly SpecFields[];
  readonly baselines?: readonly SpecFields[];
}

export interface SpecDocument {
  readonly project?: SpecFields;
  /** XML of Calendar elements; Monday to Friday with UID 1 when left out. */
  readonly calendars?: string;
  readonly tasks: readonly SpecTask[];
  readonly resources?: readonly SpecFields[];
  readonly assignments?: readonly SpecFields[];
}

/** A week day of a calendar worked from 8 to 12 and 13 to 17; 1 is Sunday. */
export function workedDay(dayType: number): string {
  const times = [
    ['08', '12'],
    ['13', '17'],
  ].map(
    ([from, to]) =>
      `<WorkingTime><FromTime>${from}:00:00</FromTime><ToTime>${to}:00:00</ToTime></WorkingTime>`,
  );
  return `<WeekDay><DayType>${dayType}</DayType><DayWorking>1</DayWorking><WorkingTimes>${times.join('')}</WorkingTimes></WeekDay>`;
}

/** A Calendar element that works the given days (1 is Sunday), with more XML inside, such as exceptions. */
export function calendarXml(
  uid: number,
  days: readonly number[],
  inside = '',
  name = `Calendar ${uid}`,
): string {
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    days.includes(day)
      ? workedDay(day)
      : `<WeekDay><DayType>${day}</DayType><DayWorking>0</DayWorking></WeekDay>`,
  );
  return `<Calendar><UID>${uid}</UID><Name>${name}</Name><WeekDays>${week.join('')}</WeekDays>${inside}</Calendar>`;
}

/** A whole document; the project begins Monday 2026-03-02 at 8 and counts days of 480 minutes. */
export function specMspdi(document: SpecDocument): string {
  const project = {
    StartDate: '2026-03-02T08:00:00',
    CalendarUID: 1,
    MinutesPerDay: 480,
    DurationFormat: 7,
    ...document.project,
  };
  const tasks = document.tasks.map(
    ({ fields, links = [], baselines = [] }) =>
      `<Task>${xml(fields)}${nested('PredecessorLink', links)}${nested('Baseline', baselines)}</Task>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?><Project xmlns="http://schemas.microsoft.com/project">',
    xml(project),
    `<Calendars>${document.calendars ?? calendarXml(1, [2, 3, 4, 5, 6])}</Calendars>`,
    `<Tasks>${tasks.join('')}</Tasks>`,
    `<Resources>${nested('Resource', document.resources ?? [])}</Resources>`,
    `<Assignments>${nested('Assignment', document.assignments ?? [])}</Assignments></Project>`,
  ].join('');
}

/** A task of whole days from the start of one day to the end of another. */
export function specTask(uid: number, start: string, finish: string, more: SpecFields = {}): SpecFields {
  return {
    UID: uid,
    Name: `Task ${uid}`,
    OutlineLevel: 1,
    Start: `${start}T08:00:00`,
    Finish: `${finish}T17:00:00`,
    ...more,
  };
}

/** UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function nested(name: string, rows: readonly SpecFields[]): string {
  return rows.map((fields) => `<${name}>${xml(fields)}</${name}>`).join('');
}

function xml(fields: SpecFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
}
