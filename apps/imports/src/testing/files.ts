import { addDays, type ImportedSchedule, type ImportedTask, importedTask } from '@plomada/domain';
import { writeMspdi } from '@plomada/interchange';

const START = '2026-03-02';

/** A schedule of that many tasks in a row, each a day long and linked to the next. */
export function schedule(tasks: number, links = tasks - 1): ImportedSchedule {
  return {
    name: 'Edificio de prueba',
    startDate: START,
    workingDays: '1111111',
    holidays: [],
    tasks: Array.from({ length: tasks }, (_, n) => task(n)),
    links: Array.from({ length: links }, (_, n) => ({
      source: String((n % (tasks - 1)) + 1),
      target: String((n % (tasks - 1)) + 2 + Math.floor(n / (tasks - 1))),
      type: '0' as const,
      lag: 0,
    })),
    resources: [],
  };
}

function task(n: number): ImportedTask {
  const start = addDays(START, n % 200);
  return importedTask({
    id: String(n + 1),
    text: `Tarea ${n + 1}`,
    start,
    end: addDays(start, 1),
    duration: 1,
  });
}

export const xmlOf = (tasks: number, links?: number): string => writeMspdi(schedule(tasks, links));

export const withoutProlog = (xml: string): string => xml.replace(/^<\?xml[^>]*\?>/, '');

/** The same file with durations shown in hours. */
export const inHours = (xml: string): string =>
  xml.replaceAll(/<DurationFormat>\d+<\/DurationFormat>/g, '<DurationFormat>5</DurationFormat>');
