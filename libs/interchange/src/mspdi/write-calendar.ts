import type { CivilDate, ImportedSchedule } from '@plomada/domain';
import type { XmlEntry } from '../xml/write-xml';

/** The content of the Calendar element: the week with an eight-hour day, and a one-day exception for each holiday, called as the plan calls it. */
export function calendarEntries({ workingDays, holidays, holidayNames = [] }: ImportedSchedule): XmlEntry[] {
  const names = new Map(holidayNames.map(({ date, name }) => [date, name]));
  return [
    ['UID', 1],
    ['Name', 'Standard'],
    ['IsBaseCalendar', 1],
    ['BaseCalendarUID', -1],
    ['WeekDays', [...workingDays].map((day, position): XmlEntry => ['WeekDay', weekDay(day, position)])],
    ['Exceptions', holidays.map((date): XmlEntry => ['Exception', holiday(date, names.get(date) ?? date)])],
  ];
}

function weekDay(day: string, position: number): XmlEntry[] {
  const isWorking = day === '1';
  return [
    ['DayType', position + 1],
    ['DayWorking', isWorking ? 1 : 0],
    ['WorkingTimes', isWorking ? [time('08', '12'), time('13', '17')] : undefined],
  ];
}

function time(from: string, to: string): XmlEntry {
  return [
    'WorkingTime',
    [
      ['FromTime', `${from}:00:00`],
      ['ToTime', `${to}:00:00`],
    ],
  ];
}

function holiday(date: CivilDate, name: string): XmlEntry[] {
  return [
    ['EnteredByOccurrences', 0],
    [
      'TimePeriod',
      [
        ['FromDate', `${date}T00:00:00`],
        ['ToDate', `${date}T23:59:00`],
      ],
    ],
    ['Occurrences', 1],
    ['Name', name],
    ['Type', 1],
    ['DayWorking', 0],
  ];
}
